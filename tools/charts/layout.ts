import ELK, { type ElkExtendedEdge, type ElkLabel, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type Block, type BoxContent, contentOf, labelOf } from './boxes.ts';
import type { Box, Point } from './geometry.ts';
import { arrowsOf, graphOf, labelPadding, lineId, padding, startId, startLineId } from './graph.ts';
import { headingLeft } from './heading.ts';
import { type ChartState, type ChartTransition, statesOf } from './model.ts';
import { leadingBack } from './order.ts';
import { titleOf } from './wording.ts';

export interface DrawnState {
  readonly state: ChartState;
  readonly box: Box;
  readonly content: BoxContent;
  /** Position of the content. */
  readonly words: Box;
  /** A part of a parallel state. */
  readonly isRegion: boolean;
  readonly depth: number;
}

export interface DrawnArrow {
  readonly transition: ChartTransition;
  /** One to each target. */
  readonly lines: readonly (readonly Point[])[];
  readonly label: { readonly box: Box; readonly words: Box; readonly block: Block };
}

/** Where the initial marker of a state with inner states is. */
export interface DrawnStart {
  readonly dot: Box;
  readonly line: readonly Point[];
}

/** A chart with positions for everything. */
export interface ChartLayout {
  readonly chart: ChartState;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Outer ones first. */
  readonly states: readonly DrawnState[];
  readonly starts: readonly DrawnStart[];
  readonly arrows: readonly DrawnArrow[];
}

const rounded = (value: number | undefined): number => Math.round((value ?? 0) * 10) / 10;

const boxOf = ({ x, y, width, height }: ElkNode | ElkLabel): Box => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

const lineOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
  );

/** The positions that elkjs returned, by id. */
class Places {
  readonly size: { readonly width: number; readonly height: number };
  readonly #nodes: ReadonlyMap<string, ElkNode>;
  readonly #edges: ReadonlyMap<string, ElkExtendedEdge>;

  constructor(graph: ElkNode) {
    const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
    this.size = { width: rounded(graph.width), height: rounded(graph.height) };
    this.#nodes = new Map(nodesIn(graph).map((node) => [node.id, node]));
    this.#edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  }

  box(id: string): Box {
    const node = this.#nodes.get(id);
    if (node === undefined) throw new Error(`${id} has no position in the drawing`);
    return boxOf(node);
  }

  edge(id: string): ElkExtendedEdge {
    const edge = this.#edges.get(id);
    if (edge === undefined) throw new Error(`${id} has no line in the drawing`);
    return edge;
  }
}

/** How many pixels each group's heading is wider than the group. */
function lackingIn(chart: ChartState, title: string, places: Places): Map<string, number> {
  const groups = statesOf(chart).filter(({ states }) => states.length > 0);
  return new Map(
    groups.flatMap((state): [string, number][] => {
      const { width } = contentOf(state, state === chart ? title : '');
      const lacking = width + 2 * padding - places.box(state.id).width;
      return lacking > 0 ? [[state.id, lacking]] : [];
    }),
  );
}

async function arrange(
  chart: ChartState,
  title: string,
  back: ReadonlySet<ChartTransition>,
): Promise<Places> {
  const elk = new ELK();
  const first = new Places(await elk.layout(graphOf(chart, title, back, new Map())));
  const lacking = lackingIn(chart, title, first);
  return lacking.size === 0 ? first : new Places(await elk.layout(graphOf(chart, title, back, lacking)));
}

function drawnArrow(transition: ChartTransition, places: Places, isBack: boolean): DrawnArrow {
  const edges = transition.targets.map((_, index) => places.edge(lineId(transition, index)));
  const [label] = edges[0]?.labels ?? [];
  if (label === undefined) throw new Error(`${transition.name} has no label in the drawing`);
  const box = boxOf(label);
  const block = labelOf(transition);
  return {
    transition,
    lines: edges.map(lineOf).map((line) => (isBack ? line.toReversed() : line)),
    label: {
      box,
      block,
      words: {
        x: box.x + labelPadding.x,
        y: box.y + labelPadding.y,
        width: block.width,
        height: block.height,
      },
    },
  };
}

/** Computes positions for everything in a chart. The same chart always gives the same positions. */
export async function layOut(chart: ChartState, title = titleOf(chart.id)): Promise<ChartLayout> {
  const back = leadingBack(chart);
  const places = await arrange(chart, title, back);
  const arrows = arrowsOf(chart).map((transition) => drawnArrow(transition, places, back.has(transition)));
  const starts = statesOf(chart)
    .filter(({ initial }) => initial !== '')
    .map(({ id }) => ({ dot: places.box(startId(id)), line: lineOf(places.edge(startLineId(id))) }));
  const lines = [...starts.map(({ line }) => line), ...arrows.flatMap((arrow) => arrow.lines)];

  const drawn = (state: ChartState, depth: number, isRegion: boolean): DrawnState[] => {
    const box = places.box(state.id);
    const content = contentOf(state, depth === 0 ? title : '');
    const { width, height } = content;
    const words = { x: box.x + padding, y: box.y + padding, width, height };
    const x = state.states.length > 0 ? headingLeft(box, words, lines) : words.x;
    return [
      { state, depth, isRegion, box, content, words: { ...words, x } },
      ...state.states.flatMap((inner) => drawn(inner, depth + 1, state.kind === 'parallel')),
    ];
  };
  return { chart, title, ...places.size, states: drawn(chart, 0, false), starts, arrows };
}
