import { PROGRAM_FINDER } from '@kidcode/scheduling';
import type { FinderTopic } from '@kidcode/school';

/** Colours of bricks: the body, and what is drawn on it. */
const COLORS = [
  ['accent-solid', 'accent-on'],
  ['decor-sun', 'action-on'],
  ['status-success', 'bg-paper'],
  ['action-solid', 'action-on'],
  ['fg-ink', 'bg-paper'],
] as const;

const colorOf = (name: string): string => `var(--k-colors-${name})`;

/** The body's colour and the drawing's, for what is built of bricks without being one. */
export function brickColors(shade: number): { readonly background: string; readonly color: string } {
  const [body, drawing] = COLORS[shade % COLORS.length] ?? COLORS[0];
  return { background: colorOf(body), color: colorOf(drawing) };
}

export const subjectOf = (id: string): FinderTopic | undefined =>
  PROGRAM_FINDER.interests.find((topic) => topic.id === id);

/** Of five colours, so that neighbours of the list and those who are often named together differ. */
const shadeOf = (place: number): number => place * 2 + Math.floor(place / 5);

interface SubjectBrickProps {
  readonly subject: FinderTopic;
  /** Pixels across. */
  readonly size: number;
  /** Where it stands inside another drawing. */
  readonly x?: number;
  readonly y?: number;
}

/** A building block with the drawing of a subject: the same on every page. Decoration, so its name stands beside it. */
export function SubjectBrick({ subject, size, x, y }: SubjectBrickProps) {
  const { background, color } = brickColors(shadeOf(PROGRAM_FINDER.interests.indexOf(subject)));
  return (
    <svg viewBox="0 0 96 88" width={size} height={(size * 88) / 96} x={x} y={y} aria-hidden="true">
      <g fill={background}>
        <rect x="14" y="2" width="26" height="24" rx="6" />
        <rect x="56" y="2" width="26" height="24" rx="6" />
        <rect x="2" y="13" width="92" height="74" rx="15" />
      </g>
      <path
        d="M2 64v8a15 15 0 0 0 15 15h62a15 15 0 0 0 15-15v-8a15 15 0 0 1-15 15H17A15 15 0 0 1 2 64Z"
        opacity=".22"
      />
      <use
        href={`/icons/menu.svg#${subject.icon ?? 'star'}`}
        x="26"
        y="23"
        width="44"
        height="44"
        color={color}
      />
    </svg>
  );
}
