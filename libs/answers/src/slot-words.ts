import type { SiteDay } from '@kidcode/school';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The numbers that parents spell, in English and Spanish. */
const NUMBERS = new Map(
  [
    'one un una uno',
    'two dos couple',
    'three tres',
    'four cuatro',
    'five cinco',
    'six seis',
    'seven siete',
    'eight ocho',
    'nine nueve',
    'ten diez',
    'eleven once',
    'twelve doce',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

/** A number, written in digits or as a word. */
export function numberIn(word: string): number | null {
  return /^\d{1,2}$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? null);
}

export const KIDS = set(
  'kid kids child children boy boys girl girls son sons daughter daughters sibling siblings brothers sisters campers hijo hijos hija hijas nino ninos nina ninas hermanos',
);
export const WEEKS = set('week weeks wk wks semana semanas');
export const YEARS = set('year years yr yrs yo old ano anos');
export const WHOLE = set('all both whole full entire todo toda todas completo ambas');
export const ORDINALS = new Map([
  ...['first 1st primera', 'second 2nd segunda', 'third tercera', 'fourth cuarta', 'fifth quinta'].flatMap(
    (words, index) => words.split(' ').map((word) => [word, index + 1] as const),
  ),
  ['last', -1],
  ['ultima', -1],
]);
export const LENGTHS = {
  half: ['half day', 'half days', 'halfday', 'half', 'mornings', 'afternoons', 'medio dia', 'media jornada'],
  full: ['full day', 'full days', 'fullday', 'whole day', 'all day', 'dia completo', 'todo el dia'],
};

/** The seasons of the year where a school names one so, as Spanish and other words say them. */
export const SEASON_WORDS: Readonly<Record<string, string>> = {
  invierno: 'winter',
  verano: 'summer',
  primavera: 'spring',
  otono: 'fall',
  autumn: 'fall',
};

/** Kinds of things that a scope can be about. */
export const KINDS: Readonly<Record<string, string[]>> = {
  camps: ['camp', 'camps', 'campamento', 'campamentos'],
  monthly: ['monthly', 'month', 'core', 'mensual', 'mensuales', 'club'],
  classes: [
    'class',
    'classes',
    'lesson',
    'lessons',
    'course',
    'courses',
    'clase',
    'clases',
    'curso',
    'cursos',
  ],
  party: ['party', 'parties', 'birthday', 'bday', 'fiesta', 'fiestas'],
  trial: ['trial', 'prueba'],
};

const SPANISH_MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Months and holidays, by which a camp is asked for. 'may' is no month: 'may I'. */
export function dayEntries(
  months: readonly string[],
): readonly { names: readonly string[]; matches: (day: SiteDay) => boolean }[] {
  const holiday = (names: readonly string[], end: string) => ({
    names,
    matches: (day: SiteDay) => day.endsWith(end),
  });
  return [
    ...months.map((name, index) => ({
      names: [...(name === 'May' ? [] : [name.toLowerCase()]), SPANISH_MONTHS[index] ?? ''],
      matches: (day: SiteDay) => Number(day.slice(5, 7)) === index + 1,
    })),
    holiday(['christmas', 'xmas', 'navidad'], '-12-25'),
    holiday(['new year', 'new years', 'ano nuevo'], '-01-01'),
  ];
}
