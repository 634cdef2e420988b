import type { DrawingPoint } from './map-geometry';

/** What a marker with its name takes up around its foot, and half of the words beside it, in pixels. */
const TAKEN = { aside: 80, above: 85, below: 15 };

/** Below, left, right, above. */
const SIDES: readonly DrawingPoint[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
];

/**
 * Where the words on a ring stand: on the first of its four sides that no marker covers, else below.
 *
 * @param feet The feet of the markers, on the same screen as `middle`.
 * @returns pixels from the middle of the ring.
 */
export function freeSide(
  middle: DrawingPoint,
  radiusPx: number,
  feet: readonly DrawingPoint[],
): DrawingPoint {
  const places = SIDES.map(({ x, y }) => ({ x: x * radiusPx, y: y * radiusPx }));
  const isFree = ({ x, y }: DrawingPoint) =>
    feet.every((foot) => {
      const down = middle.y + y - foot.y;
      const aside = Math.abs(middle.x + x - foot.x);
      return aside > TAKEN.aside || down > TAKEN.below || down < -TAKEN.above;
    });
  return places.find(isFree) ?? { x: 0, y: radiusPx };
}
