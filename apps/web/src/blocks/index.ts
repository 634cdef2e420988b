import { ask } from './ask/schema';
import { cards } from './cards/schema';
import { choices } from './choices/schema';
import { clocks } from './clocks/schema';
import { courses } from './courses/schema';
import { facts } from './facts/schema';
import { featured } from './featured/schema';
import { fees } from './fees/schema';
import { gallery } from './gallery/schema';
import { hero } from './hero/schema';
import { levels } from './levels/schema';
import { lines } from './lines/schema';
import { links } from './links/schema';
import { month } from './month/schema';
import { next } from './next/schema';
import { notice } from './notice/schema';
import { places } from './places/schema';
import { plan } from './plan/schema';
import { points } from './points/schema';
import { price } from './price/schema';
import { programs } from './programs/schema';
import { projects } from './projects/schema';
import { questions } from './questions/schema';
import { reach } from './reach/schema';
import { reasons } from './reasons/schema';
import { rows } from './rows/schema';
import { scene } from './scene/schema';
import { sides } from './sides/schema';
import { stairs } from './stairs/schema';
import { steps } from './steps/schema';
import { table } from './table/schema';
import { tiles } from './tiles/schema';
import { timetable } from './timetable/schema';
import { visit } from './visit/schema';

/** Every block by the name that stands behind the three backticks; its component stands in the folder of that name. */
export const BLOCKS = {
  ask,
  cards,
  choices,
  clocks,
  courses,
  facts,
  featured,
  fees,
  gallery,
  hero,
  levels,
  lines,
  links,
  month,
  next,
  notice,
  places,
  plan,
  points,
  price,
  programs,
  projects,
  questions,
  reach,
  reasons,
  rows,
  scene,
  sides,
  stairs,
  steps,
  table,
  tiles,
  timetable,
  visit,
};
