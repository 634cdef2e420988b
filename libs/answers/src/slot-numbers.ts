import { after, at, type Reader, set } from './slot-names';

const NUMBERS = new Map(
  [
    'one single un una uno sola',
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

/** A number, in digits or in words of both languages. */
export function numberIn(word: string): number | null {
  return /^\d{1,2}$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? null);
}

export const KIDS = set(
  'kid kids child children boy boys girl girls son sons daughter daughters sibling siblings brothers sisters campers hijo hijos hija hijas nino ninos nina ninas hermano hermana hermanos',
);
export const WEEKS = set('week weeks wk wks semana semanas');
export const YEARS = set('year years yr yrs yo old ano anos');
export const WHOLE = set('all both whole full entire todo toda todas completo ambas');
const ORDERED =
  'first primera primer,second segunda segundo,third tercera tercer,fourth cuarta cuarto,fifth quinta quinto,sixth sexta sexto';
export const ORDINALS = new Map([
  ...ORDERED.split(',').flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
  ['last', -1],
  ['ultima', -1],
  ['ultimo', -1],
]);
export function amountsIn(reader: Reader): readonly number[] {
  return reader.words.flatMap((word, index) => {
    const dollars = /^\$(\d+)$/.exec(word)?.[1];
    if (dollars !== undefined) return reader.has(index) ? [Number(dollars)] : [];
    const isMoney = ['dollars', 'dolares', 'bucks', '$'].includes(at(reader, index + 1));
    return isMoney && /^\d+$/.test(word) && reader.has(index, index + 1) ? [Number(word)] : [];
  });
}

export const AGE_BETWEEN = new Set('and a half medio y or a to'.split(' '));
/** After years these say how long: '2 years of Scratch', 'hace 2 años de'. */
const NO_AGE = new Set(
  'long of ago experience contract computer laptop chromebook tablet ipad mac pc computers laptops chromebooks tablets ipads'.split(
    ' ',
  ),
);
const AGE_LEADS = new Set(
  'age aged ages is turns turning turned edad tiene cumple hes shes im am only'.split(' '),
);

/** 'She will be 5 in March.' */
const WILL_BE = / (?:s?hell|(?:s?he|who|son|daughter|kid|child) (?:will|is going to|is about to)) be$/;
const TOO = new Set('too ok okay old enough fine muy'.split(' '));

const OLDEST = 25;
/** Children by other names, too: their age may follow. */
export const CHILDREN = new Set([
  ...KIDS,
  ...'sister brother sis bro kiddo twins twin grandson granddaughter nephew niece cousin'.split(' '),
  ...'hermanito hermanita hijito hijita primo prima primito primita sobrino sobrina nieto nieta'.split(' '),
]);
/** A child that is told by what it is among the others. */
const ONE_OF_THEM = new Set('el la grande mayor chica chico menor pequena pequeno'.split(' '));
/** What a number before it counts. */
const COUNTED = new Set(
  'days day dias dia hours hour hrs horas minutes mins months month meses times classes am pm'.split(' '),
);
/** 'Lights out is 8:30.' */
const MINUTES = new Set('00 15 30 45'.split(' '));
const GRADES = new Set('grade grader graders standard grado'.split(' '));
/** Whoever is in a grade: a child, and 'is'. */
const IN_GRADE = new Set([...CHILDREN, 'is', 'hes', 'shes', 'son', 'daughter']);
/** A child of the first grade is six. */
const GRADE_AGE = 5;
const SCHOOL_AGES = new Map([
  ['kindergarten', 5],
  ['kindergartner', 5],
  ['kindergartener', 5],
  ['preschooler', 4],
  ['middle', 12],
]);

/** The numbers from a place on that are told as one list: '5 and 11', '6, 9 and 13', but of '5-16' the first. */
function listedFrom(reader: Reader, start: number): readonly number[] {
  const places = [start];
  let hasJoint = false;
  for (let index = start + 1; ; index++) {
    const isJoint = ['and', 'y', 'or', 'o'].includes(at(reader, index));
    // '6 and a 9 year old', 'a 6, a 9 and a 13 year old'
    const isArticled = isJoint || ['a', 'an'].includes(at(reader, start - 1));
    const hasArticle =
      isArticled && ['a', 'an', 'otro', 'uno'].includes(at(reader, index + (isJoint ? 1 : 0)));
    const next = index + (isJoint ? 1 : 0) + (hasArticle ? 1 : 0);
    const age = reader.used.has(next) ? null : numberIn(at(reader, next));
    if (age === null || age > OLDEST) return hasJoint ? places : [start];
    hasJoint ||= isJoint;
    places.push(next);
    index = next;
  }
}

/** 'He did some Scratch in middle school': he is there no more. */
const WAS_THERE =
  / (?:did|done|took|had|tried|learned|was|were|started|used) (?:\w+ ){0,5}in (?:\w+ ){0,2}(?:middle|grade|kindergarten) /;

/** The age of a child in a grade of school, as most are: 'third grade', '5th grader', 'quinto grado'. */
function gradeAges(reader: Reader): readonly number[] {
  if (WAS_THERE.test(reader.text)) return [];
  return reader.words.flatMap((word, index) => {
    const fixed = SCHOOL_AGES.get(word);
    if (fixed !== undefined && (word !== 'middle' || at(reader, index + 1).startsWith('school')))
      return reader.has(index) ? [fixed] : [];
    const isOrdinal = (place: number): boolean => ['st', 'nd', 'rd', 'th'].includes(at(reader, place));
    // 'Her brother in 8th', 'he is in 3rd'
    const isSaid = GRADES.has(at(reader, index + 1));
    const isIn =
      isOrdinal(index) && !isSaid && at(reader, index - 2) === 'in' && IN_GRADE.has(at(reader, index - 3));
    if (!GRADES.has(word) && !isIn) return [];
    const place = isOrdinal(index - 1) ? index - 2 : index - 1;
    const grade = numberIn(at(reader, place)) ?? ORDINALS.get(at(reader, place)) ?? 0;
    return grade > 0 && reader.has(place, index) ? [grade + GRADE_AGE] : [];
  });
}

/** 'Years' and 'old' before what is so old: 'a 7 year old laptop'. */
const afterYears = (reader: Reader, noun: number): string =>
  at(reader, at(reader, noun + 1) === 'old' ? noun + 2 : noun + 1);

/** What counts children, and not years, where a number ends the question: 'how much for 6'. */
const COUNTS_CHILDREN =
  / (?:price|prices|cost|costs|much|pay|total|kids|children|room|spots?|party|fiesta|precio|cuanto|cuesta|sale|ninos|hijos) /;

/** 'Robots for 6', 'y para 8': an age at the end of a question that asks for no price. */
export const isAgeAtEnd = ({ words, text }: Pick<Reader, 'words' | 'text'>, place: number): boolean => {
  const age = numberIn(words[place] ?? '') ?? 0;
  const isLast = place === words.length - 1 && ['for', 'para'].includes(words[place - 1] ?? '');
  return isLast && age > 4 && age < 19 && !COUNTS_CHILDREN.test(text);
};

export function agesIn(reader: Reader): readonly number[] {
  const grades = gradeAges(reader);
  const ages: number[] = [];
  for (const [index, word] of reader.words.entries()) {
    if (numberIn(word) === null || reader.used.has(index)) continue;
    const found = listedFrom(reader, index);
    // 'I have three: 5, 8 and 11'
    const isCounted = found.length > 2 && found.length - 1 === numberIn(word);
    const listed = isCounted ? found.slice(1) : found;
    const isCount = (place: number) =>
      [COUNTED, KIDS, MINUTES].some((counted) => counted.has(at(reader, place + 1)));
    // '6, 9 and 13, three kids': the last one belongs to what follows.
    const places = listed.length > 1 && isCount(listed.at(-1) ?? index) ? listed.slice(0, -1) : listed;
    const last = places.at(-1) ?? index;
    const noun = after(reader, last + 1, YEARS, AGE_BETWEEN);
    const before = at(reader, index - 1);
    // 'para su hermano de 5', 'la de 5', 'la grande, de 15'
    const child = at(reader, index - 2);
    const isOfTwins = before === 'of' && ['twins', 'triplets'].includes(child);
    const isOfChild = isOfTwins || (before === 'de' && (CHILDREN.has(child) || ONE_OF_THEM.has(child)));
    // 'my kids are 5, 8 and 15', but not 'there are 14'
    const isToldOfChild = ['are', 'is', 'tienen'].includes(before) && CHILDREN.has(at(reader, index - 2));
    // 'Would 9 be too young'
    const isWeighed = ['be', 'is', 'es'].includes(at(reader, last + 1)) && TOO.has(at(reader, last + 2));
    // 'But only 2 will come', 'explain it like I'm five'
    // 'And the other kid 2 weeks'
    const isOfWeeks = places.length === 1 && WEEKS.has(at(reader, last + 1));
    const isOfSome =
      before === 'only' && ['will', 'of', 'can', 'want', 'come'].includes(at(reader, last + 1));
    const isLed =
      isWeighed ||
      isAgeAtEnd(reader, index) ||
      WILL_BE.test(` ${reader.words.slice(Math.max(0, index - 5), index).join(' ')}`) ||
      isToldOfChild ||
      (AGE_LEADS.has(before) && numberIn(word) !== 1 && !isOfSome && child !== 'like') ||
      (CHILDREN.has(before) && /\d/.test(word) && !isOfWeeks) ||
      isOfChild;
    if (noun === null ? (!isLed && !isCounted) || isCount(last) : NO_AGE.has(afterYears(reader, noun)))
      continue;
    const told = places.map((place) => numberIn(at(reader, place)) ?? 0);
    if (told.some((age) => age < 1 || age > OLDEST)) continue;
    ages.push(...told);
    reader.has(...places, ...(noun === null ? [] : [noun]));
  }
  // 'She is 15, she did it in middle school.'
  return ages.length > 0 ? ages : grades;
}
