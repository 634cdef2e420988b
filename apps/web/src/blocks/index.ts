import { cards } from './cards/schema';
import { facts } from './facts/schema';
import { hero } from './hero/schema';
import { links } from './links/schema';
import { next } from './next/schema';
import { notice } from './notice/schema';
import { places } from './places/schema';
import { points } from './points/schema';
import { reach } from './reach/schema';
import { reasons } from './reasons/schema';
import { rows } from './rows/schema';
import { scene } from './scene/schema';
import { steps } from './steps/schema';
import { table } from './table/schema';

/** Every block by the name that stands behind the three backticks; its component stands in the folder of that name. */
export const BLOCKS = {
  cards,
  facts,
  hero,
  links,
  next,
  notice,
  places,
  points,
  reach,
  reasons,
  rows,
  scene,
  steps,
  table,
};
