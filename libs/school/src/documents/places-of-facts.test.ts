import { SMALL_SCHOOL } from '../../test/small-school';
import { documentPlace } from './places-of-facts';

describe('where a fact is written', () => {
  const [edition] = SMALL_SCHOOL.SEASONS[0]!.editions;
  const [row] = SMALL_SCHOOL.PROGRAM_FINDER.programs;
  const year = String(edition!.year);

  it.each([
    ['SEASONS.autumn', 'seasons/autumn.yaml'],
    ['SEASONS.autumn.sale.rates.weekly', 'seasons/autumn.yaml, rates, week'],
    ['SEASONS.autumn.editions[0].deadlines[1]', `seasons/autumn.yaml, editions ${year}, deadlines 2`],
    ['SEASONS.autumn.editions[0].weeks[0]', `seasons/autumn.yaml, editions ${year}, weeks 1`],
    ['SEASONS[0].editions', 'seasons/autumn.yaml, editions'],
    [`CENTERS[0].id`, `branches/${SMALL_SCHOOL.CENTERS[0]!.id}.yaml, id`],
    ['ONLINE.code', 'branches/online.yaml, code'],
    ['ONLINE_COURSES[1].startDates[0]', 'online-camp.yaml, courses 2, starts 1'],
    ['PROGRAMS.VEX_VR', 'courses/vex-vr.yaml'],
    ['COURSE_FAMILIES[0].courses[0]', 'courses/'],
    ['CORE_LEVELS[0]', 'core-levels.yaml 1'],
    ['TIMETABLE.starts', 'timetable.yaml, starts'],
    [`PROGRAM_FINDER.programs.${row!.program}`, 'program-finder.yaml, programs 1'],
    ['PROGRAM_FINDER.programs.NONE', 'program-finder.yaml, programs, NONE'],
    ['HOLIDAYS.open[1]', 'school.yaml, holidays, open 2'],
    ['BRAND.promotion', 'school.yaml, promotion'],
    ['answers/ages.yaml:4:9', 'answers/ages.yaml:4:9'],
  ])('%s is %s', (path, place) => expect(documentPlace(SMALL_SCHOOL, path)).toBe(place));
});
