import { typefaceFaces, typefaceFamily } from '#vocabulary/typeface.ts';

/**
 * The page's only style sheet. It is a fixed text without anything from a report. Contrast is at least 4.5:1 in both
 * color schemes.
 */
export const style = `${typefaceFaces}
:root {
  color-scheme: light dark;
  --ground: #ffffff; --surface: #ffffff; --ink: #13201e; --soft: #475654; --line: #e2e8e6; --quiet: #f6f8f8; --shade: #13201e40;
  --link: #0b655d; --bad: #b32020; --bad-ground: #fcebea; --bad-line: #efc4c1; --good: #17693a;
  --differs: #fff6dd; --differs-ink: #7a4f00;
  --ok: #dcefe5; --ok-ink: #0f5132; --l30: #fff0c2; --l30-ink: #664500; --l60: #ffd9a8; --l60-ink: #6b3200;
  --l90: #f8b9a6; --l90-ink: #6d1400; --co: #a8201a; --co-ink: #fff; --pp: #d8dcf5; --pp-ink: #2b2f77; --flag: #4a3aa7; --flag-ink: #fff;
  --edge: #c3cdca; --chosen: #0b655d; --on-chosen: #ffffff;
  --tu: #0a6f96; --ex: #6444bd; --eq: #a92f70;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1514; --surface: #161f1e; --ink: #e6edeb; --soft: #aebbb8; --line: #263230; --quiet: #1f2a29; --shade: #000c;
    --link: #57d0bf; --bad: #ff9a93; --bad-ground: #401a1a; --bad-line: #5c302f; --good: #7bd698;
    --differs: #2f2813; --differs-ink: #f0ca6d;
    --ok: #173528; --ok-ink: #9fdcbd; --l30: #45380f; --l30-ink: #ffe08a; --l60: #54330d; --l60-ink: #ffc98a;
    --l90: #5c2416; --l90-ink: #ffbfae; --co: #d8564d; --co-ink: #1a0504; --pp: #2b2f5c; --pp-ink: #c7ccff; --flag: #b7adff; --flag-ink: #17113f;
    --edge: #40504d; --chosen: #57d0bf; --on-chosen: #06201c;
    --tu: #4fb6dd; --ex: #a890f2; --eq: #ea86b6;
  }
}
* { box-sizing: border-box; }
html { --nav: 2.75rem; --filter: 3rem; scroll-behavior: smooth; scroll-padding-top: calc(var(--nav) + 0.75rem); -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 76rem; padding: 1.5rem; background: var(--ground); color: var(--ink);
  font: 0.875rem/1.45 ${typefaceFamily};
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
  container-type: inline-size;
}
h1, h2, h3, h4, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--link); }
a:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
small { color: var(--soft); font-weight: 400; font-size: max(0.8333em, 0.75rem); }
.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.skip { position: absolute; inset-inline-start: 1rem; top: -5rem; padding: 0.5rem 1rem; background: var(--surface); z-index: 9; }
.skip:focus { top: 1rem; }
.absent { color: var(--soft); }

.masthead { display: grid; gap: 1rem; }
h1 { font-size: 1.5rem; line-height: 2rem; letter-spacing: -0.01em; }
h1 small { display: block; font-size: 0.875rem; letter-spacing: 0; margin-bottom: 0.25rem; }
.masthead dl { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; }
dt { color: var(--soft); font-size: 0.8125rem; }
dd { font-weight: 600; }
.bureau { display: block; font-weight: 600; }
.bureau::before {
  content: ""; display: inline-block; width: 0.5em; height: 0.5em; margin-inline-end: 0.4em;
  background: currentColor; vertical-align: 0.1em; forced-color-adjust: none;
}
.bureau.TransUnion::before { border-radius: 50%; } .bureau.Equifax::before { clip-path: polygon(50% 0, 100% 100%, 0 100%); }
.bureau.TransUnion { color: var(--tu); } .bureau.Experian { color: var(--ex); } .bureau.Equifax { color: var(--eq); }
.scores { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: 0.75rem; }
.score, .panel, .account, .comparison, .scroll, .legend, .alerts {
  background: var(--surface); border: 1px solid var(--line); border-radius: 10px;
}
.score { padding: 1rem 1.25rem; }
.score .value { font-size: 2.5rem; font-weight: 700; line-height: 1.1; letter-spacing: -0.02em; }
.score .rank { font-weight: 600; }
.score .scale, .score .model, .note { color: var(--soft); font-size: 0.8125rem; }
.meter {
  position: relative; height: 6px; margin: 0.6rem 0 0.35rem; border-radius: 3px;
  background: linear-gradient(90deg, #c23b32, #e0a32e 45%, #3b9a6d 85%); print-color-adjust: exact;
}
.meter span {
  position: absolute; top: -4px; width: 14px; height: 14px; margin-inline-start: -7px; border-radius: 50%;
  background: var(--surface); border: 3px solid var(--ink);
}
/* Both bars keep one line: what does not fit scrolls sideways, so that heads of tables know where to stop below them. */
nav, .filter {
  position: sticky; top: 0; overflow-x: auto; scrollbar-width: none; white-space: nowrap; --under: var(--ground);
  border: 0; border-bottom: 1px solid var(--line);
}
nav { z-index: 3; height: var(--nav); margin: 1.25rem 0 0; }
nav ul { display: flex; gap: 1.25rem; height: 100%; align-items: center; }
nav a { display: block; padding: 0.35rem 0; }
nav a:focus-visible { outline-offset: -2px; }
.filter {
  display: flex; gap: 0.5rem; align-items: center; top: var(--nav); z-index: 2; height: var(--filter); min-width: 0;
  margin: 0; padding: 0 0.2rem;
}
.filter label {
  position: relative; display: block; padding: 0.3rem 0.75rem; border: 1px solid var(--edge); border-radius: 999px; cursor: pointer;
}
.filter input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.filter b { font-weight: 400; color: var(--soft); }
.filter label:has(:checked), .filter label:has(:checked) b { color: var(--on-chosen); }
.filter label:has(:checked) { border-color: var(--chosen); background: var(--chosen); font-weight: 600; }
.filter label:has(:focus-visible) { outline: 3px solid var(--link); outline-offset: -1px; }
.filter label:has(:disabled) { border-style: dashed; color: var(--soft); }
.filter :disabled { cursor: default; }
.narrowed { margin-top: 0.5rem; color: var(--soft); }
.narrowed span { display: none; }
#accounts:has(#show-negative:checked) .when-negative, #accounts:has(#show-different:checked) .when-different,
#accounts:has(#show-disputed:checked) .when-disputed { display: inline; }
#accounts:has(#show-negative:checked) :is(.account, .glance tbody tr):not(.is-negative),
#accounts:has(#show-different:checked) :is(.account, .glance tbody tr):not(.is-different),
#accounts:has(#show-disputed:checked) :is(.account, .glance tbody tr):not(.is-disputed) { display: none; }
.own { font-size: 0.9em; }

section { margin-top: 2.25rem; }
h2 { font-size: 1.25rem; margin-bottom: 0.75rem; }
h2 small { font-size: 0.875rem; margin-inline-start: 0.35rem; }
h3 { font-size: 1rem; }
h4 { font-size: 0.8125rem; color: var(--soft); font-weight: 600; margin-bottom: 0.35rem; }
.empty, .note { color: var(--soft); }
.note { margin-top: 0.5rem; }
.alerts { padding: 0.75rem 1rem; background: var(--bad-ground); border-color: var(--bad-line); }
.alerts li { display: flex; }
.alerts li + li { margin-top: 0.25rem; }
.alerts [aria-hidden] { flex: none; width: 1.25em; color: var(--bad); font-weight: 600; }
.alerts + .alerts { margin-top: 0.5rem; }
.protects { background: var(--surface); border-color: var(--line); }
.protects [aria-hidden] { color: var(--good); }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 0.75rem; }
.panel { padding: 0.9rem 1.1rem; }
.factors li { margin-top: 0.4rem; }
.factors .negative b { color: var(--bad); } .factors .positive b { color: var(--good); }

table { border-collapse: separate; border-spacing: 0; width: 100%; text-align: start; }
th { text-align: start; font-weight: 600; }
th, td { padding: 0.34rem 0.75rem; vertical-align: top; }
tbody th { font-weight: 500; color: var(--soft); }
tbody tr + tr > * { border-top: 1px solid var(--quiet); }
.comparison { table-layout: fixed; }
.comparison thead th { position: sticky; top: var(--nav); z-index: 1; background: var(--surface); border-bottom: 1px solid var(--line); }
.comparison thead th:first-child { border-start-start-radius: 10px; color: var(--soft); font-weight: 500; width: 15rem; }
.comparison thead th:last-child { border-start-end-radius: 10px; }
.differs > * { background: var(--differs); }
.differs > td { font-weight: 600; }
.mark { color: var(--differs-ink); font-weight: 600; white-space: nowrap; }
.list caption { text-align: start; padding: 0.6rem 0.75rem 0.3rem; font-weight: 600; }
.list thead th { color: var(--soft); border-bottom: 1px solid var(--line); white-space: nowrap; }
.list tbody th { color: var(--ink); min-width: 9rem; }
.list th, .list td { overflow-wrap: break-word; }
.list td { min-width: 5.5rem; }
.list .amount { text-align: end; }
.list .amount + :not(.amount) { padding-inline-start: 1.75rem; }
/* A shadow at the edge while there is more to scroll to; at the end, the scrolling background covers it. */
.scroll { position: relative; overflow-x: auto; --under: var(--surface); }
.scroll, nav, .filter {
  background:
    linear-gradient(90deg, var(--under) 30%, transparent) left / 2.5rem 100% no-repeat local,
    linear-gradient(270deg, var(--under) 30%, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(90deg, var(--shade), transparent) left / 1rem 100% no-repeat,
    linear-gradient(270deg, var(--shade), transparent) right / 1rem 100% no-repeat,
    var(--under);
}
.verdict { display: inline-block; font-size: 0.8125rem; font-weight: 600; white-space: nowrap; }
.verdict.negative { color: var(--bad); } .verdict.positive { color: var(--good); }
.verdict.silent { color: var(--soft); font-weight: 400; }

#accounts .comparison thead th { top: calc(var(--nav) + var(--filter)); }
.account { margin-top: 1.25rem; padding: 1rem; scroll-margin-top: var(--filter); }
.account.is-negative { border-inline-start: 4px solid var(--bad); }
.account > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.1rem 1rem; margin-bottom: 0.6rem; }
.account > header p { color: var(--soft); }
.account > header .verdict { margin-inline-start: auto; }
.account h3 { font-size: 1.0625rem; }
.account .comparison { border-radius: 0; border-width: 1px 0 0; margin-bottom: 0.9rem; }
.why { padding: 0.6rem 0.8rem; margin-bottom: 0.8rem; border-radius: 8px; background: var(--bad-ground); }
.why ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0.4rem 1.5rem; font-size: 0.875rem; }
.why .at { display: block; color: var(--soft); font-size: 0.8125rem; }

.findings { padding: 0.6rem 0.8rem; margin-bottom: 0.8rem; border-radius: 8px; background: var(--quiet); }
section > .findings { margin: 0.75rem 0 0; }
.findings h3 { font-size: 0.8125rem; color: var(--soft); font-weight: 600; margin-bottom: 0.35rem; }
.findings ol { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0.4rem 1.5rem; margin: 0; padding: 0; list-style: none; font-size: 0.875rem; }
.findings li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.5rem; scroll-margin-top: var(--filter); }
.findings li:target { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 4px; }
.findings .at, .finding .at { display: block; color: var(--soft); font-size: 0.8125rem; }
.findings .section, .finding .section { white-space: nowrap; }
.dot { font-size: 0; }
.gap { word-spacing: 0.6em; background-image: radial-gradient(circle, currentColor 0.07em, transparent 0.13em); print-color-adjust: exact; }
a, summary, .filter input { scroll-margin-top: calc(var(--filter) + 3rem); }
.number {
  display: inline-block; min-width: 1.3em; padding: 0 0.25em; border-radius: 4px; background: var(--flag); color: var(--flag-ink);
  font-size: 0.75rem; font-weight: 700; line-height: 1.5; text-align: center; text-decoration: none; vertical-align: 0.05em;
}
li > .number { align-self: start; margin-top: 0.1rem; }
.finding { display: block; margin-top: 0.2rem; font-size: 0.8125rem; font-weight: 500; }
.finding [aria-hidden] { color: var(--flag); }
.legend { margin-top: 1rem; padding: 0.75rem 1rem; }
.legend h3 { font-size: 0.875rem; margin-bottom: 0.4rem; }
.legend ul { display: flex; flex-wrap: wrap; gap: 0.3rem 1.1rem; font-size: 0.8125rem; align-items: center; }
.legend .month { display: inline-block; min-width: 2rem; padding: 0.1rem 0.2rem; }
.histories { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20.5rem, 100%), 1fr)); gap: 0.75rem 1.5rem; }
.history { font-size: 0.6875rem; border-spacing: 2px; table-layout: fixed; align-self: start; }
.history caption { text-align: start; font-size: 0.8125rem; padding-bottom: 0.15rem; }
.history th, .history td { padding: 0.16rem 0; text-align: center; border: 0; white-space: nowrap; letter-spacing: -0.03em; }
.history th { color: var(--soft); font-weight: 500; }
.history thead th:first-child { width: 2.4rem; }
.history abbr { text-decoration: none; }
.month { border-radius: 3px; font-weight: 600; text-align: center; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.month.onTime { background: var(--ok); color: var(--ok-ink); }
.month.late30 { background: var(--l30); color: var(--l30-ink); }
.month.late60 { background: var(--l60); color: var(--l60-ink); }
.month.late90, .month.late120, .month.late150, .month.late180 { background: var(--l90); color: var(--l90-ink); }
.month.chargeOff, .month.repossession, .month.surrender { background: var(--co); color: var(--co-ink); }
.month.paymentPlan { background: var(--pp); color: var(--pp-ink); }
.month.none { color: var(--soft); }
footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.8125rem; }

@media (max-width: 44rem) {
  body { padding: 1rem 0.75rem; }
  h1 { font-size: 1.4rem; }
  .scores { grid-template-columns: repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr)); gap: 0.5rem; }
  .score { padding: 0.6rem; font-size: 0.8125rem; }
  .score .value { font-size: 1.625rem; }
  .score .rank { font-size: 0.75rem; letter-spacing: -0.01em; }
  .score .scale, .score .model { font-size: 0.6875rem; letter-spacing: -0.02em; }
  .score .bureau::before { width: 0.4em; height: 0.4em; margin-inline-end: 0.25em; }
  .account { padding: 0.75rem; }
  .comparison, .comparison thead, .comparison tbody { display: block; }
  .comparison tr { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); }
  .comparison thead { position: sticky; top: var(--nav); z-index: 1; background: var(--surface); border-bottom: 1px solid var(--line); }
  #accounts .comparison thead { top: calc(var(--nav) + var(--filter)); }
  .comparison thead th { position: static; border: 0; padding: 0.4rem; font-size: 0.8125rem; }
  .comparison .corner { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
  .comparison tbody th { grid-column: 1 / -1; padding: 0.35rem 0.4rem 0; font-size: 0.75rem; }
  .comparison tbody td { padding: 0 0.4rem 0.35rem; font-size: 0.8125rem; border-top: 0; }
  .list { font-size: 0.8125rem; }
  .filter { gap: 0.2rem; }
  .filter label { padding-inline: 0.4rem; font-size: 0.8125rem; }
  .glance, .glance tbody, .glance table, .glance caption { display: block; }
  .glance thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .glance tbody tr { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); padding: 0.35rem 0; }
  .glance tbody tr + tr { border-top: 1px solid var(--line); }
  .glance tbody tr > * { border: 0; grid-column: span 4; padding: 0.1rem 0.5rem; }
  .glance tbody tr > th { grid-column: 1 / -1; font-size: 0.875rem; }
  .glance tbody tr > :is(:nth-child(2), :nth-child(4)) { grid-column: span 7; }
  .glance tbody tr > :is(:nth-child(3), :nth-child(5)) { grid-column: span 5; }
  .glance td.amount { text-align: start; }
  .glance .list .amount + :not(.amount), .glance .amount + td { padding-inline-start: 0.5rem; }
  .glance td::before { content: attr(data-label) / ""; display: block; color: var(--soft); font-size: 0.75rem; }
  .list th, .list td, .list caption { padding-inline: 0.5rem; }
  .list tbody th { min-width: 7rem; }
  .list td { min-width: 4.25rem; }
  .why ul, .findings ol, .histories { grid-template-columns: minmax(0, 1fr); }
}
/* Text so large that three bureaus don't fit next to each other. */
@container (max-width: 15rem) {
  .comparison, .histories { position: relative; overflow-x: auto; }
  .comparison thead, #accounts .comparison thead { position: static; }
  .comparison :is(thead, tbody) { min-width: 22rem; }
  .history { min-width: 18rem; }
  .findings .section, .finding .section, .verdict { white-space: normal; }
}
/* Of many accounts, only those near the window are laid out. */
@media screen { .long .account { content-visibility: auto; contain-intrinsic-size: auto 70rem; } }
@media (min-width: 68rem) {
  .glance { overflow: visible; }
  .glance thead th { position: sticky; top: calc(var(--nav) + var(--filter)); z-index: 1; background: var(--surface); }
}
/* Where little fits below them, bars would cover what is read. */
@media (max-height: 30rem) {
  html { --nav: 0rem; --filter: 0rem; }
  nav, .filter { position: static; height: auto; padding-block: 0.4rem; }
}
@media (forced-colors: active) {
  .meter { forced-color-adjust: none; }
  .gap { forced-color-adjust: none; color: CanvasText; }
  .filter label:has(:checked) { forced-color-adjust: none; border-color: Highlight; background: Highlight; }
  .filter label:has(:checked), .filter label:has(:checked) b { color: HighlightText; }
}
@media print {
  body { max-width: none; padding: 0; background: none; font-size: 8.5pt; }
  nav, .filter, .skip { display: none; }
  section { margin-top: 14pt; }
  .scroll { overflow: visible; }
  .comparison thead th, #accounts .comparison thead th, .glance thead th { position: static; }
  .comparison thead { display: table-header-group; }
  tr, li, .why, .findings, .history, .score { break-inside: avoid; }
  h2, h3, h4, .account > header { break-after: avoid; }
  .differs > *, .why, .findings, .number, .alerts, .account.is-negative { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
