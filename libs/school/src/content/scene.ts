import type { Picture } from '../picture';

/** A picture with its size in pixels, so that nothing moves when it arrives. */
export type Scene = Picture & { readonly width: number; readonly height: number };
