import type { PathSide, Program, Step } from '@kidcode/puzzles';
import type * as Blockly from 'blockly/core';

import { BLOCK_TYPES, INSIDE, OTHERWISE, SIDE, TIMES, type BlockKind } from './block-shapes';

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
export function readProgram(workspace: Blockly.Workspace): {
  readonly program: Program;
  readonly ids: string[];
} {
  const ids: string[] = [];
  const headOf = (type: string) => workspace.getBlocksByType(type)[0];
  const trick = stepsFrom(headOf(BLOCK_TYPES.trick)?.getInputTargetBlock(INSIDE) ?? null, ids);
  const steps = stepsFrom(headOf(BLOCK_TYPES.start)?.getNextBlock() ?? null, ids);
  return { program: { steps, trick: trick.length > 0 ? trick : null }, ids };
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
