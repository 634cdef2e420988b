import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { Actions, Container, Stack } from '../layout/boxes';
import { ChipList, type ChipFact } from './chip';
import { styled } from '../layout/styled';

const Root = /* @__PURE__ */ chakra('section', {
  base: { overflow: 'clip', paddingBlock: 'clamp(2rem, 5vw, 4.5rem)' },
  variants: {
    tone: { tint: { background: 'bg.tint' }, branch: { background: 'var(--k-hero)', color: 'fg.ink' } },
  },
});
const Columns = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: 'clamp(2rem, 5vw, 4rem)', alignItems: 'center' },
  variants: { pictured: { true: { md: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 0.9fr)' } } } },
});
/** Without a frame: its lower edge is the ground on which the next band lies. */
const Ground = /* @__PURE__ */ styled('div', {
  alignSelf: 'end',
  marginBottom: 'calc(-1 * clamp(2rem, 5vw, 4.5rem))',
  lg: { marginInlineStart: '-6rem' },
  '& > svg': {
    display: 'block',
    width: 'full',
    maxHeight: '24rem',
    // Dark hair on a dark ground.
    _dark: { filter: 'drop-shadow(0 0 1px {colors.fg.quiet}) drop-shadow(0 0 1px {colors.fg.quiet})' },
  },
});
const Frame = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    width: 'full',
    maxWidth: { base: '32rem', md: 'none' },
    borderRadius: 'card',
    isolation: 'isolate',
    '& > :is(img, svg)': { width: 'full', height: 'full', objectFit: 'cover', borderRadius: 'card' },
  },
  variants: {
    tone: {
      tint: {
        marginInlineEnd: { base: '0.75rem', md: '1.25rem' },
        width: 'auto',
        _before: {
          content: '""',
          position: 'absolute',
          zIndex: '-1',
          inset: { base: '0.75rem -0.75rem -0.75rem 0.75rem', md: '1.25rem -1.25rem -1.25rem 1.25rem' },
          borderRadius: 'card',
          background: 'accent.wash',
        },
      },
      branch: {},
    },
  },
});

interface PageHeroProps {
  /** The page's only `h1`. */
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A short line above the title: where we are. */
  readonly eyebrow?: ReactNode;
  readonly chips?: readonly (string | ChipFact)[];
  /** One primary action, then quiet ones. */
  readonly actions?: ReactNode;
  /** Image or scene; a 4:3 frame is kept for it, so nothing moves when it arrives. */
  readonly picture?: ReactNode;
  /** In the place of a picture: what stands on the lower edge of the hero. */
  readonly standing?: ReactNode;
  /** Stands above everything, for breadcrumbs. */
  readonly above?: ReactNode;
  /** `branch`: the branch's own gradient, with light words in both themes (D-54). Default: its flat tint. */
  readonly tone?: 'tint' | 'branch';
}

/** The top of a page: left-aligned words, and beside them a picture of what a child makes. */
export function PageHero(props: PageHeroProps) {
  const { title, lead, eyebrow, chips = [], actions, picture, standing, above, tone = 'tint' } = props;
  return (
    <Root tone={tone} className={tone === 'branch' ? 'on-ink' : undefined}>
      <Container>
        {above}
        <Columns pictured={(picture ?? standing) !== undefined}>
          <Stack gap="6" justifyItems="start" minWidth="0" gridTemplateColumns="minmax(0, 1fr)">
            {eyebrow !== undefined && (
              <chakra.p textStyle="label" color="accent.text" css={{ '& > span': { whiteSpace: 'normal' } }}>
                {eyebrow}
              </chakra.p>
            )}
            <chakra.h1 textStyle="h1" maxWidth="18ch">
              {title}
            </chakra.h1>
            {lead !== undefined && (
              <chakra.div textStyle="lead" maxWidth="52ch" color="fg.quiet">
                {lead}
              </chakra.div>
            )}
            {chips.length > 0 && <ChipList facts={chips} label="At a glance" />}
            {actions !== undefined && (
              <Actions alignItems="center" width="full">
                {actions}
              </Actions>
            )}
          </Stack>
          {picture !== undefined && <Frame tone={tone}>{picture}</Frame>}
          {standing !== undefined && <Ground>{standing}</Ground>}
        </Columns>
      </Container>
    </Root>
  );
}
