import * as Blockly from 'blockly/core';

/** Of the blocks to take, whatever the work is pinched to: they would cover it. */
export const NARROW_SCALE = 0.8;
const GAP = 16;

/** The blocks to take below the work, in as many rows as the width asks for: a row that goes on past the edge looks complete. */
export class WrappedFlyout extends Blockly.HorizontalFlyout {
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
