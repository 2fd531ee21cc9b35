import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk.bundled.js';
import { contentOf, labelOf } from './boxes.ts';
import { type ChartState, type ChartTransition, statesOf } from './model.ts';

/** Pixels between a box's border and its words. */
export const padding = 12;
/** Pixels between the border of an arrow's label and its words. */
export const labelPadding = { x: 6, y: 3 };
const dotSize = 12;
const historySize = 26;

const spacing = {
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const options = {
  ...spacing,
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
};

/** Graph ids of elements that have no id in the chart. */
export const startId = (id: string): string => `${id}#start`;
export const startLineId = (id: string): string => `${id}#begin`;
export const lineId = ({ name }: ChartTransition, index: number): string => `${name}#${index}`;

/** The transitions drawn as arrows; the others are listed inside the boxes. */
export const arrowsOf = (chart: ChartState): ChartTransition[] =>
  statesOf(chart)
    .flatMap(({ transitions }) => transitions)
    .filter(({ isInner }) => !isInner);

function nodeOf(state: ChartState, title: string, lacking: ReadonlyMap<string, number>): ElkNode {
  const { id, kind, initial, states } = state;
  if (kind === 'history') return { id, width: historySize, height: historySize };
  const content = contentOf(state, title);
  const height = content.height + 2 * padding;
  if (states.length === 0) return { id, width: content.width + 2 * padding, height };
  const start = initial === '' ? [] : [{ id: startId(id), width: dotSize, height: dotSize }];
  const right = 18 + (lacking.get(id) ?? 0);
  return {
    id,
    children: [...start, ...states.map((inner) => nodeOf(inner, '', lacking))],
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${height + padding},left=18,bottom=18,right=${right}]`,
    },
  };
}

function lineOf(
  transition: ChartTransition,
  target: string,
  index: number,
  isBack: boolean,
): ElkExtendedEdge {
  const { width, height } = labelOf(transition);
  const label: ElkLabel = {
    text: transition.name,
    width: width + 2 * labelPadding.x,
    height: height + 2 * labelPadding.y,
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
  const [from, to] = isBack ? [target, transition.source] : [transition.source, target];
  return {
    id: lineId(transition, index),
    sources: [from],
    targets: [to],
    labels: index === 0 ? [label] : [],
  };
}

/**
 * A chart as input for elkjs. Arrows in `back` are passed in reverse. `lacking`: by state, how many pixels its
 * heading is wider than its contents (elkjs ignores a minimum width for nested nodes).
 */
export function graphOf(
  chart: ChartState,
  title: string,
  back: ReadonlySet<ChartTransition>,
  lacking: ReadonlyMap<string, number>,
): ElkNode {
  const starts = statesOf(chart)
    .filter(({ initial }) => initial !== '')
    .map(({ id, initial }) => ({ id: startLineId(id), sources: [startId(id)], targets: [initial] }));
  const lines = arrowsOf(chart).flatMap((transition) =>
    transition.targets.map((target, index) => lineOf(transition, target, index, back.has(transition))),
  );
  return {
    id: 'drawing',
    children: [nodeOf(chart, title, lacking)],
    edges: [...starts, ...lines],
    layoutOptions: options,
  };
}
