import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Score, ScoreFactor } from '../report/model.ts';
import { scoreModelName } from '../report/scoreModel.ts';
import { bureauHead } from './comparisonTable.ts';
import { reported, type PageContext } from './context.ts';
import { html, type Content, type Markup } from './markup.ts';
import type { ScoreRank } from './texts.ts';

const lowest = 300;
const highest = 850;

/** The rating for lenders that the providers print next to a score. */
function rankOf(score: number): ScoreRank {
  if (score < 500) return 'deficient';
  if (score <= 600) return 'unfavorable';
  if (score <= 660) return 'fair';
  if (score <= 720) return 'good';
  return score <= 780 ? 'great' : 'excellent';
}

function valueOf({ texts }: PageContext, score: Score): Content {
  if (score.value === null) return html`<p class="rank">${texts.scores.cannotCalculate}</p>`;
  const share = Math.min(100, Math.max(0, ((score.value.value - lowest) / (highest - lowest)) * 100));
  const rank = rankOf(score.value.value);
  return html`<p class="value">${score.value.value}</p>
    <p class="rank">${texts.scores.ranks[rank]}</p>
    <div class="meter ${rank}" aria-hidden="true">
      <span style="inset-inline-start: ${share.toFixed(1)}%"></span>
    </div>
    <p class="scale">${texts.scores.scale}</p>`;
}

function card(context: PageContext, bureau: Bureau): Markup {
  const score = context.report.scores.find((candidate) => candidate.bureau === bureau);
  return html`<li class="score">
    ${bureauHead(bureau)}
    ${score ? valueOf(context, score) : html`<p class="rank">${context.texts.notReported}</p>`}
    ${score?.model ? html`<p class="model">${scoreModelName(score.model.value)}</p>` : null}
  </li>`;
}

export function scoreCards(context: PageContext): Markup {
  return html`<ul class="scores">
    ${context.columns.map((bureau) => card(context, bureau))}
  </ul>`;
}

function factorItem(context: PageContext, factor: ScoreFactor): Markup {
  const { hurts, helps } = context.texts.scores;
  const effect = factor.effect && {
    sign: factor.effect === 'negative' ? '−' : '+',
    word: factor.effect === 'negative' ? hurts : helps,
  };
  const words = factor.text || (factor.code?.value.description ?? factor.code?.value.symbol ?? '');
  return html`<li class="${factor.effect ?? ''}">
    ${effect ? html`<b><span aria-hidden="true">${effect.sign}</span> ${effect.word}</b> ` : null}${reported(
      context,
      words,
    )}
  </li>`;
}

/** The reasons for the scores; nothing if no bureau gives any. */
export function factorsSection(context: PageContext): Content {
  const scores = context.report.scores.filter((score) => score.factors.length > 0);
  if (scores.length === 0) return null;
  return html`<section id="factors" aria-labelledby="factors-heading">
    <h2 id="factors-heading">${context.texts.scores.factors}</h2>
    <div class="columns">
      ${scores.map(
        (score) =>
          html`<div class="panel">
            <h3>${bureauHead(score.bureau)}</h3>
            <ul class="factors">
              ${score.factors.map((factor) => factorItem(context, factor))}
            </ul>
          </div>`,
      )}
    </div>
  </section>`;
}
