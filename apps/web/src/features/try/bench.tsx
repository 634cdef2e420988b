import { Button, styled } from '@kidcode/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { openBench, type BenchOptions, type BlockBench } from './block-bench';

/** How wide the bench must be for the blocks to lie beside the work. */
const WIDE = 560;

const hue = (background: string, ink: string) => ({
  '& > .blocklyPath': { fill: `var(--k-colors-${background})`, stroke: 'var(--k-colors-fg-ink)' },
  '& > .blocklyLabelField .blocklyText, & > .blocklyText': { fill: `var(--k-colors-${ink})` },
});

/* The library's own elements, in the colors of the site: as on the code of the program pages. */
const Root = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '3',
  minWidth: '0',
  '--ink-event': '{colors.header.on}',
  '--ink-motion': '{colors.accent.on}',
  '--ink-control': '{colors.action.on}',
  '--ink-sense': '{colors.fg.ink}',
  '& > [data-is=host]': {
    position: 'relative',
    height: { base: '26rem', md: '34rem' },
    minWidth: '0',
    borderRadius: 'card',
    overflow: 'hidden',
    border: '3px solid {colors.fg.ink}',
  },
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  '& .blocklySvg': { background: 'bg.paper' },
  '& .blocklyFlyoutBackground': { fill: 'var(--k-colors-bg-sunken)', fillOpacity: '1' },
  '& .blocklyMainBackground': { stroke: 'none' },
  '& .blocklyText.blocklyText.blocklyText': { fontFamily: 'body', fontWeight: '700' },
  '& .blocklyScrollbarHandle': { fill: 'var(--k-colors-line-strong)', opacity: '0.5' },
  '& .blocklyFlyoutScrollbar': { display: 'none' },
  '& .event': hue('header-bg', 'header-on'),
  '& .motion': hue('accent-solid', 'accent-on'),
  '& .control': hue('action-solid', 'action-on'),
  '& .sense': hue('accent-wash', 'fg-ink'),
  '& .blocklyDropdownField > rect, & .blocklyFieldRect': {
    fill: 'var(--k-colors-bg-raised)',
    stroke: 'var(--k-colors-fg-ink)',
  },
  /* The library insists on white, and on the black that its blocks have without a color of their own. */
  '& .blocklyDropdownField .blocklyDropdownText': { fill: 'var(--k-colors-fg-ink) !important' },
  '& .lit > .blocklyPath.blocklyPath': {
    stroke: 'var(--k-colors-decor-sun)',
    strokeWidth: '6px',
    strokeDasharray: '10 4',
  },
  '& .blocklyDropdownField image': { filter: 'brightness(0)', _dark: { filter: 'none' } },
  '& .blocklyDropDownDiv': {
    background: 'var(--k-colors-bg-raised) !important',
    borderColor: 'var(--k-colors-fg-ink) !important',
  },
  /* As high as the bench has room for on a phone. */
  '& .blocklyDropDownDiv .blocklyDropDownContent': { maxHeight: { base: '12rem', md: '18rem' } },
  '& .blocklyDropDownDiv .blocklyMenuItem .blocklyMenuItemContent': { color: 'fg.ink' },
  '& .blocklyMenuItem': {
    minHeight: 'touch',
    alignContent: 'center',
    '&:hover': { background: 'accent.tint' },
  },
  /* The library would fetch its own picture of a tick. */
  '& .blocklyMenuItem .blocklyMenuItemCheckbox': { background: 'none' },
  '& .blocklyMenuItemSelected .blocklyMenuItemCheckbox::before': { content: '"\\2713"' },
  /* The library would fetch a cursor of its own. */
  '& .blocklyDragging.blocklyDraggingDelete, & .blocklyDragging.blocklyDraggingDelete .blocklyField': {
    cursor: 'grabbing',
  },
  '& .blocklyToast': { color: 'fg.ink', background: 'bg.raised' },
});

const PRESSES = [
  ['Undo', 'undo'],
  ['Redo', 'redo'],
  ['Remove block', 'remove'],
  ['Start over', 'startOver'],
] as const;

/** Other blocks, or another look of them, open another bench. */
interface BenchProps extends Omit<BenchOptions, 'isNarrow'> {
  /** The block that runs, as its place in the reading order. */
  readonly lit: number | null;
}

/** Where blocks are put together: by dragging, by tapping, or with the keyboard. */
export function Bench({ blocks, look, program, lit, onProgram }: BenchProps) {
  const host = useRef<HTMLDivElement>(null);
  const bench = useRef<BlockBench>(null);
  const [isOpen, setIsOpen] = useState(false);
  const tell = useEffectEvent(onProgram);
  const atFirst = useEffectEvent(() => program);
  useEffect(() => {
    const place = host.current;
    if (place === null) return;
    const opened = openBench(place, {
      blocks,
      look,
      program: atFirst(),
      isNarrow: place.clientWidth < WIDE,
      onProgram: (made) => tell(made),
    });
    bench.current = opened;
    const shown = requestAnimationFrame(() => setIsOpen(true));
    return () => {
      cancelAnimationFrame(shown);
      opened.close();
    };
  }, [blocks, look]);
  useEffect(() => bench.current?.light(lit), [lit]);
  return (
    <Root aria-busy={!isOpen}>
      <div data-is="host" ref={host} />
      <div>
        {PRESSES.map(([label, deed]) => (
          <Button key={deed} variant="outline" onClick={() => bench.current?.[deed]()}>
            {label}
          </Button>
        ))}
      </div>
    </Root>
  );
}
