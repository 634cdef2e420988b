import { MOST_BLOCKS, type Program, writeProgram } from '@kidcode/puzzles';
import type { PuzzleBlock } from '@kidcode/school';
import * as Blockly from 'blockly/core';
import * as english from 'blockly/msg/en';

import {
  BLOCK_TYPES,
  type BlockLook,
  blockShapes,
  INSIDE,
  offeredKinds,
  programState,
  readProgram,
  TIMES,
} from './block-program';

/** Of the blocks to take, whatever the work is pinched to: they would cover it. */
const NARROW_SCALE = 0.8;
const GAP = 16;

/** The blocks to take below the work, in as many rows as the width asks for: a row that goes on past the edge looks complete. */
class WrappedFlyout extends Blockly.HorizontalFlyout {
  override position(): void {
    if (this.isVisible()) this.wrap();
    super.position();
  }

  override getFlyoutScale(): number {
    return NARROW_SCALE;
  }

  protected override reflowInternal_(): void {
    const before = this.getHeight();
    this.workspace_.scale = this.getFlyoutScale();
    this.position();
    if (this.getHeight() === before) return;
    this.targetWorkspace.resizeContents();
    this.targetWorkspace.recordDragTargets();
  }

  /** Puts each block beside the one before, or below the row where there is no room; the height follows. */
  private wrap(): void {
    const scale = this.getFlyoutScale();
    const width = this.targetWorkspace.getMetricsManager().getViewMetrics().width / scale;
    let [left, top, bottom] = [this.MARGIN, this.MARGIN, this.MARGIN];
    for (const item of this.getContents()) {
      const block = item.getElement();
      if (!(block instanceof Blockly.BlockSvg)) continue;
      const box = block.getBoundingRectangle();
      if (left > this.MARGIN && left + box.getWidth() + this.MARGIN > width) {
        left = this.MARGIN;
        top = bottom + GAP;
      }
      const [right, down] = [left - box.left, top - box.top];
      if (right !== 0 || down !== 0) block.moveBy(right, down);
      left += box.getWidth() + GAP;
      bottom = Math.max(bottom, top + box.getHeight());
    }
    this.height_ = (bottom + this.MARGIN) * scale;
  }
}

export interface BenchOptions {
  readonly blocks: readonly PuzzleBlock[];
  readonly look: BlockLook;
  readonly program: Program;
  /** Blocks to take lie below the work, where a thumb is; else beside it. */
  readonly isNarrow: boolean;
  readonly onProgram: (program: Program) => void;
}

export type BlockBench = ReturnType<typeof openBench>;

const SCROLL_PAD = 24;
const FULL = `The bench is full: it holds ${MOST_BLOCKS} blocks. Take some away, or let a loop do the same.`;

const isIn = (block: Blockly.Block): boolean =>
  [BLOCK_TYPES.start, BLOCK_TYPES.trick].some((type) => type === block.getRootBlock().type);

/** Where a block that was tapped goes: into the chosen one or below it, else to the end of the program. */
function placeFor(workspace: Blockly.WorkspaceSvg, chosenId: string | null): Blockly.Connection | null {
  const chosen = chosenId === null ? null : workspace.getBlockById(chosenId);
  if (chosen !== null && isIn(chosen)) {
    const inside = chosen.getInput(INSIDE)?.connection ?? null;
    if (inside !== null && !inside.isConnected()) return inside;
    // The trick is no part of a chain: what it holds goes on at its end.
    if (chosen.type === BLOCK_TYPES.trick)
      return chosen.getInputTargetBlock(INSIDE)?.lastConnectionInStack(false) ?? null;
    return chosen.nextConnection;
  }
  const start = workspace.getBlocksByType(BLOCK_TYPES.start)[0];
  return start?.getNextBlock()?.lastConnectionInStack(false) ?? start?.nextConnection ?? null;
}

/** Opens the bench in an element; everything that it needs is in its script. */
export function openBench(host: HTMLElement, options: BenchOptions) {
  const { blocks, look, program, isNarrow, onProgram } = options;
  Blockly.setLocale(english as unknown as Record<string, string>);
  const inkOf = (hue: string) => getComputedStyle(host).getPropertyValue(`--ink-${hue}`).trim() || 'white';
  // Another look of the same blocks takes the place of the one before.
  for (const type of Object.values(BLOCK_TYPES)) Reflect.deleteProperty(Blockly.Blocks, type);
  Blockly.common.defineBlocksWithJsonArray([...blockShapes(look, inkOf)]);
  const workspace = Blockly.inject(host, {
    toolbox: {
      kind: 'flyoutToolbox',
      contents: offeredKinds(blocks).map((kind) => ({
        kind: 'block',
        type: BLOCK_TYPES[kind],
        ...(kind === 'repeat' && { fields: { [TIMES]: '4' } }),
      })),
    },
    horizontalLayout: isNarrow,
    toolboxPosition: isNarrow ? 'end' : 'start',
    plugins: { flyoutsHorizontalToolbox: WrappedFlyout },
    // More of them could not be read again, here or from a link.
    maxBlocks: MOST_BLOCKS,
    renderer: 'zelos',
    // Nothing is fetched: no sounds, no bin, no buttons with pictures of the library's own.
    media: '/',
    sounds: false,
    trashcan: false,
    comments: false,
    collapse: false,
    disable: false,
    zoom: { startScale: isNarrow ? NARROW_SCALE : 0.85, controls: false, wheel: false, pinch: true },
    move: { scrollbars: true, drag: true, wheel: true },
  });
  const hasTrick = blocks.includes('trick');
  let lit: SVGElement | undefined;
  let chosenId: string | null = null;

  Blockly.serialization.workspaces.load(programState(program, hasTrick), workspace, { recordUndo: false });
  workspace.clearUndo();
  let told = writeProgram(readProgram(workspace).program);
  // What lay there at first, and what was only moved about, is no news.
  const tellProgram = (): void => {
    const made = readProgram(workspace).program;
    const written = writeProgram(made);
    if (written === told) return;
    told = written;
    onProgram(made);
  };
  // The blocks to take are a list of options; the places where others dock are no part of it.
  const hidePlaces = (): void => {
    for (const part of host.querySelectorAll('.blocklyFlyout [role=figure]'))
      part.setAttribute('aria-hidden', 'true');
  };
  hidePlaces();
  const roles = new MutationObserver(hidePlaces);
  roles.observe(host, { subtree: true, childList: true, attributeFilter: ['role'] });
  // What the library measures words on is nothing to read.
  for (const canvas of document.querySelectorAll('.blocklyComputeCanvas'))
    canvas.setAttribute('aria-hidden', 'true');

  const tellFull = (): boolean => {
    const isFull = workspace.remainingCapacity() <= 0;
    if (isFull) Blockly.Toast.show(workspace, { id: 'full', message: FULL });
    return isFull;
  };
  const tell = (event: Blockly.Events.Abstract): void => {
    if (event instanceof Blockly.Events.Selected && event.newElementId) chosenId = event.newElementId;
    if (event instanceof Blockly.Events.Click && event.targetType === Blockly.Events.ClickTarget.WORKSPACE)
      chosenId = null;
    if (event.isUiEvent || workspace.isDragging()) return;
    tellProgram();
    if (event instanceof Blockly.Events.BlockCreate) tellFull();
  };
  workspace.addChangeListener(tell);

  // A tap on a block to take, or Enter, puts it in its place: no dragging is needed, and no moving about.
  const taken = workspace.getFlyout()?.getWorkspace();
  const take = (id: string): Blockly.BlockSvg | null => {
    if (tellFull()) return null;
    const source = taken?.getBlockById(id);
    const state = source ? Blockly.serialization.blocks.save(source, { addCoordinates: false }) : null;
    const place = placeFor(workspace, chosenId);
    if (state === null || place === null) return null;
    Blockly.Events.setGroup(true);
    const added = Blockly.serialization.blocks.append(state, workspace, { recordUndo: true });
    const block = workspace.getBlockById(added.id);
    if (block?.previousConnection) place.connect(block.previousConnection);
    Blockly.Events.setGroup(false);
    chosenId = added.id;
    if (block !== null)
      workspace.scrollBoundsIntoView(block.getBoundingRectangleWithoutChildren(), SCROLL_PAD);
    // Blockly tells of it later: whoever presses Run at once ran the program without its last block.
    tellProgram();
    return block;
  };
  taken?.addChangeListener((event) => {
    if (!(event instanceof Blockly.Events.Click) || event.targetType !== Blockly.Events.ClickTarget.BLOCK)
      return;
    const block = take(event.blockId ?? '');
    if (block !== null) Blockly.common.setSelected(block);
  });
  const takeByKey = (event: KeyboardEvent): void => {
    const path = event.target instanceof Element ? event.target : null;
    const id = path?.closest('.blocklyFlyout [data-id]')?.getAttribute('data-id');
    if (event.key !== 'Enter' || !id) return;
    event.preventDefault();
    event.stopPropagation();
    take(id);
  };
  host.addEventListener('keydown', takeByKey, { capture: true });

  const resize = new ResizeObserver(() => Blockly.svgResize(workspace));
  resize.observe(host);

  return {
    /** Lights the block of a step (its place in the reading order); null: none. */
    light: (step: number | null) => {
      lit?.classList.remove('lit');
      const id = step === null ? undefined : readProgram(workspace).ids[step];
      lit = id === undefined ? undefined : workspace.getBlockById(id)?.getSvgRoot();
      lit?.classList.add('lit');
    },
    undo: () => workspace.undo(false),
    redo: () => workspace.undo(true),
    /** Takes the chosen block away, with what is inside it; what is below moves up. */
    remove: () => {
      const chosen = chosenId === null ? null : workspace.getBlockById(chosenId);
      if (chosen?.isDeletable() === true) chosen.dispose(true);
    },
    /** Takes all blocks away but those that begin; Undo brings them back. */
    startOver: () => {
      Blockly.Events.setGroup(true);
      for (const block of workspace.getTopBlocks()) {
        if (block.type === BLOCK_TYPES.start) block.getNextBlock()?.dispose(false);
        else if (block.type === BLOCK_TYPES.trick) block.getInputTargetBlock(INSIDE)?.dispose(false);
        else block.dispose(false);
      }
      Blockly.Events.setGroup(false);
      tellProgram();
    },
    close: () => {
      resize.disconnect();
      roles.disconnect();
      host.removeEventListener('keydown', takeByKey, { capture: true });
      workspace.dispose();
    },
  };
}
