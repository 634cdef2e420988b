import { FEWEST_TIMES, MOST_TIMES, type PathSide, type Program, type Step } from '@kidcode/puzzles';
import type { PuzzleBlock } from '@kidcode/school';
import type * as Blockly from 'blockly/core';

/** How blocks speak: pictures for who cannot read yet, else words. */
export type BlockLook = 'pictures' | 'words';

/** The type of a block in the workspace, by what it does; `start` is what a run begins with, `do trick` calls the trick. */
export const BLOCK_TYPES = {
  start: 'robot_start',
  trick: 'robot_trick',
  move: 'robot_move',
  'turn left': 'robot_turn_left',
  'turn right': 'robot_turn_right',
  paint: 'robot_paint',
  repeat: 'robot_repeat',
  'until flag': 'robot_until',
  'if path': 'robot_if',
  'do trick': 'robot_do_trick',
} as const;
type BlockKind = keyof typeof BLOCK_TYPES;

export const INSIDE = 'INSIDE';
const OTHERWISE = 'OTHERWISE';
export const TIMES = 'TIMES';
const SIDE = 'SIDE';

/** Lines of 24 by 24, drawn in the color of the block's words. */
const DRAWINGS = {
  move: 'M12 20V5M5 11l7-7 7 7',
  'turn left': 'M18 20v-7a5 5 0 0 0-5-5H5M10 3L5 8l5 5',
  'turn right': 'M6 20v-7a5 5 0 0 1 5-5h8M14 3l5 5-5 5',
  paint: 'M4 20c4 0 6-1 6-4a3 3 0 0 0-3-3c-3 0-3 3-3 7zM10 13L19 3l2 2-9 10',
  repeat: 'M4 11a8 8 0 0 1 14-4l2 2M20 3v6h-6M20 13a8 8 0 0 1-14 4l-2-2M4 21v-6h6',
  'until flag': 'M6 21V3l12 4-12 5',
  'if path': 'M12 21v-8M12 13L5 6M12 13l7-7M5 11V6h5M19 11V6h-5',
  trick: 'M12 3l2.6 6 6.4.5-4.9 4.2 1.5 6.3-5.6-3.4L6.4 20l1.5-6.3L3 9.500l6.400-.5z',
  start: 'M7 4l12 8-12 8z',
} as const;

const PICTURE_SIDE = 28;

/** A drawing as an address of its own: nothing is fetched. `currentcolor` means nothing in there, so it is named. */
const pictureOf = (kind: BlockKind, ink: string): string => {
  const path = DRAWINGS[kind === 'do trick' ? 'trick' : kind];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** The hue of a block, as on the code of the program pages. */
const HUES: Readonly<Record<BlockKind, string>> = {
  start: 'event',
  trick: 'event',
  'do trick': 'event',
  move: 'motion',
  'turn left': 'motion',
  'turn right': 'motion',
  paint: 'sense',
  repeat: 'control',
  'until flag': 'control',
  'if path': 'control',
};

const SIDES = ['ahead', 'left', 'right'].map((side) => [side, side]);
const COUNTS = Array.from({ length: MOST_TIMES - FEWEST_TIMES + 1 }, (_, index) => {
  const times = String(index + FEWEST_TIMES);
  return [times, times];
});

/**
 * What the library of blocks is told of every block.
 *
 * @param inkOf the color of words on a hue, for pictures.
 */
export function blockShapes(look: BlockLook, inkOf: (hue: string) => string): readonly object[] {
  return (Object.keys(BLOCK_TYPES) as BlockKind[]).map((kind) => {
    const isHead = kind === 'start' || kind === 'trick';
    const words = kind === 'start' ? 'when Run is pressed' : kind;
    const label =
      look === 'words'
        ? { type: 'field_label', text: words }
        : {
            type: 'field_image',
            src: pictureOf(kind, inkOf(HUES[kind])),
            width: PICTURE_SIDE,
            height: PICTURE_SIDE,
            alt: words,
          };
    const holds = ['trick', 'repeat', 'until flag', 'if path'].includes(kind);
    const field =
      kind === 'repeat'
        ? [{ type: 'field_dropdown', name: TIMES, options: COUNTS }]
        : kind === 'if path'
          ? [{ type: 'field_dropdown', name: SIDE, options: SIDES }]
          : [];
    return {
      type: BLOCK_TYPES[kind],
      message0: ['%1', ...field.map(() => '%2')].join(' '),
      args0: [label, ...field],
      ...(holds && { message1: '%1', args1: [{ type: 'input_statement', name: INSIDE }] }),
      ...(kind === 'if path' && {
        message2: look === 'words' ? 'else' : '…',
        message3: '%1',
        args3: [{ type: 'input_statement', name: OTHERWISE }],
      }),
      ...(isHead ? {} : { previousStatement: null }),
      ...(kind === 'trick' ? {} : { nextStatement: null }),
      ...(isHead && { hat: 'cap' }),
      classes: HUES[kind],
    };
  });
}

/** The blocks that a puzzle offers to take: the trick is taught in the workspace, and taken as `do trick`. */
export const offeredKinds = (blocks: readonly PuzzleBlock[]): readonly BlockKind[] =>
  blocks.map((block) => (block === 'trick' ? 'do trick' : block));

type BlockState = Blockly.serialization.blocks.State;

const KINDS = new Map(
  (Object.entries(BLOCK_TYPES) as [BlockKind, string][]).map(([kind, type]) => [type, kind]),
);
const START_AT = { x: 24, y: 24 };
const TRICK_BESIDE = 190;

type Chain = Blockly.Block | null;

/** What hangs below a block and at it, as steps; `ids` gathers the blocks in reading order. */
function stepsFrom(first: Chain, ids: string[]): readonly Step[] {
  const steps: Step[] = [];
  for (let block = first; block !== null; block = block.getNextBlock()) {
    const here = block;
    const kind = KINDS.get(here.type);
    if (kind === undefined) continue;
    ids.push(here.id);
    const inside = (name: string) => stepsFrom(here.getInputTargetBlock(name), ids);
    switch (kind) {
      case 'repeat':
        steps.push({ do: kind, times: Number(here.getFieldValue(TIMES)), steps: inside(INSIDE) });
        break;
      case 'until flag':
        steps.push({ do: kind, steps: inside(INSIDE) });
        break;
      case 'if path':
        steps.push({
          do: kind,
          side: here.getFieldValue(SIDE) as PathSide,
          steps: inside(INSIDE),
          otherwise: inside(OTHERWISE),
        });
        break;
      case 'do trick':
        steps.push({ do: 'trick' });
        break;
      case 'start':
      case 'trick':
        break;
      default:
        steps.push({ do: kind });
    }
  }
  return steps;
}

/** The program under the first block, and the ids of its blocks in reading order. */
export function readProgram(workspace: Blockly.Workspace) {
  const ids: string[] = [];
  const headOf = (type: string) => workspace.getBlocksByType(type)[0];
  const trick = stepsFrom(headOf(BLOCK_TYPES.trick)?.getInputTargetBlock(INSIDE) ?? null, ids);
  const steps = stepsFrom(headOf(BLOCK_TYPES.start)?.getNextBlock() ?? null, ids);
  const program: Program = { steps, trick: trick.length > 0 ? trick : null };
  return { program, ids };
}

function chainState(steps: readonly Step[]): BlockState | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return undefined;
  const kind = step.do === 'trick' ? 'do trick' : step.do;
  const next = chainState(rest);
  const inside = 'steps' in step ? chainState(step.steps) : undefined;
  const otherwise = step.do === 'if path' ? chainState(step.otherwise) : undefined;
  return {
    type: BLOCK_TYPES[kind],
    ...(step.do === 'repeat' && { fields: { [TIMES]: String(step.times) } }),
    ...(step.do === 'if path' && { fields: { [SIDE]: step.side } }),
    inputs: {
      ...(inside && { [INSIDE]: { block: inside } }),
      ...(otherwise && { [OTHERWISE]: { block: otherwise } }),
    },
    ...(next && { next: { block: next } }),
  };
}

/** What the library of blocks reads a program from. */
export function programState({ steps, trick }: Program, hasTrick: boolean): object {
  const head = { deletable: false, movable: false };
  const first = chainState(steps);
  const taught = chainState(trick ?? []);
  const start = { ...head, type: BLOCK_TYPES.start, ...START_AT, ...(first && { next: { block: first } }) };
  const lesson = {
    ...head,
    type: BLOCK_TYPES.trick,
    x: START_AT.x + TRICK_BESIDE,
    y: START_AT.y,
    ...(taught && { inputs: { [INSIDE]: { block: taught } } }),
  };
  return { blocks: { languageVersion: 0, blocks: [start, ...(hasTrick ? [lesson] : [])] } };
}
