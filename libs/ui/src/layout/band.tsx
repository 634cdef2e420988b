import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from './boxes';

/** Rounded studs of a building block, as a mask 48 px wide. */
const STUDS =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 14'%3E%3Cpath d='M8 14V6q0-6 6-6h20q6 0 6 6v8z'/%3E%3C/svg%3E\") 0 0/48px 14px repeat-x";

const Section = /* @__PURE__ */ chakra('section', {
  base: {
    position: 'relative',
    paddingBlock: 'band',
    _before: { position: 'absolute', insetInline: '0', bottom: 'calc(100% - 1px)', background: 'inherit' },
  },
  variants: {
    tone: {
      paper: { background: 'bg.paper', color: 'fg.ink' },
      tint: { background: 'bg.tint', color: 'fg.ink' },
      sunken: { background: 'bg.sunken', color: 'fg.ink' },
      // In the dark a step lighter than its neighbors, or its edge is not seen.
      ink: {
        background: 'bg.paper',
        color: 'fg.ink',
        _dark: { background: 'color-mix(in srgb, {colors.bg.raised} 80%, {colors.accent.text})' },
      },
      accent: {
        background: 'accent.solid',
        color: 'accent.on',
        _dark: { background: 'accent.wash', color: 'fg.ink' },
      },
    },
    divider: {
      none: {},
      slope: {
        _before: {
          content: '""',
          height: 'clamp(1.25rem, 4vw, 3.5rem)',
          clipPath: 'polygon(0 100%, 100% 0, 100% 100%)',
        },
      },
      curve: {
        _before: {
          content: '""',
          height: 'clamp(1rem, 3vw, 2.5rem)',
          borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
        },
      },
      studs: { _before: { content: '""', height: '14px', mask: STUDS } },
    },
    dense: {
      true: {
        paddingBlock: 'clamp(2rem, 4vw, 3rem)',
        // The next one's edge is drawn over this one.
        '&:has(+ [data-edge])': { paddingBottom: 'clamp(4rem, 7vw, 6.5rem)' },
      },
    },
    joined: { true: { paddingBottom: '0' } },
  },
});

const SCOPE = { ink: 'on-ink', accent: 'on-accent' } as const;

export interface BandProps {
  /** Surface; `ink` is a dark island, `accent` the branch's own colour. Everything inside adapts. */
  readonly tone?: 'paper' | 'tint' | 'sunken' | 'ink' | 'accent';
  /** Shape of the upper edge, drawn over the band before it. */
  readonly divider?: 'none' | 'slope' | 'curve' | 'studs';
  /** Half the usual space above and below. */
  readonly dense?: boolean;
  /** The next band is of the same surface: its space above is enough. */
  readonly joined?: boolean;
  readonly id?: string;
  /** The id of the heading that names this section; without one the band is no section, only a surface. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A full-width section of the page on one of the theme's surfaces. */
export function Band({
  tone = 'paper',
  divider = 'none',
  dense = false,
  joined = false,
  labelledBy,
  id,
  children,
}: BandProps) {
  const scope = tone === 'ink' || tone === 'accent' ? SCOPE[tone] : undefined;
  return (
    <Section
      as={labelledBy === undefined ? 'div' : 'section'}
      tone={tone}
      divider={divider}
      dense={dense}
      joined={joined}
      className={scope}
      id={id}
      data-edge={divider === 'curve' || divider === 'slope' ? divider : undefined}
      aria-labelledby={labelledBy}
    >
      <Container>{children}</Container>
    </Section>
  );
}
