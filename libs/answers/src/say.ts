import { offersOn } from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import type { Offer, OfferValue } from '@kidcode/pricing';
import { describeOfferValue, formatPrice, quoteCourse } from '@kidcode/pricing';
import { coursesAhead, ONLINE_CAMP } from '@kidcode/scheduling';
import type { Circumstances } from './circumstances';
import { listed, type Language } from './words';

/** The few sentences that the assistant says itself, in both languages: names, labels and amounts come from the facts. */
export const SAY = {
  didYouMean: [
    'I am not sure that I understood. Did you mean:',
    'No estoy seguro de haber entendido. ¿Quiso decir:',
  ],
  orMeant: ['Or did you mean:', '¿O quiso decir:'],
  notKnown: [
    'I am not sure that our pages answer this. Please ask a person: {phone} or [write to us](/contact-us).',
    'No estoy seguro de que nuestras páginas respondan esto. Pregunte a una persona: {phone} o [escríbanos](/contact-us).',
  ],
  orAsk: ['Or ask a person: {phone}.', 'O pregunte a una persona: {phone}.'],
  ask: ['Please ask us: {phone}.', 'Pregúntenos: {phone}.'],
  partUnknown: [
    'I have no sure answer to “{part}”. Please ask us: {phone}.',
    'No tengo una respuesta segura a “{part}”. Pregúntenos: {phone}.',
  ],
  sameThere: [
    'The same in {center}: nothing different is published for it.',
    'Lo mismo en {center}: no hay nada distinto publicado.',
  ],
  noMore: ['I cannot say more about this.', 'No sé decirle más sobre esto.'],
  readMore: ['Read more', 'Leer más'],
  privateData: [
    'Please do not send card or identity numbers here.',
    'Por favor no mande aquí números de tarjetas ni documentos.',
  ],
  onPage: ['Perhaps this page says it:', 'Quizá lo diga esta página (en inglés):'],
  notPublished: ['The school has not published this yet.', 'La escuela todavía no lo ha publicado.'],
  feesNotPublished: ['These fees are not published.', 'Estas tarifas no están publicadas.'],
  over: ['is over', 'ya terminó'],
  full: ['is full', 'está lleno'],
  running: ['has begun and cannot be joined any more', 'ya empezó y no admite más inscripciones'],
  samePrices: ['the same in every center', 'los mismos en todos los centros'],
  others: ['others', 'más'],
  otherPrices: ['not the same', 'distintos'],
  notIn: ['not in', 'no en'],
  onlyIn: ['only in', 'solo en'],
  notNow: ['not at the moment', 'no por ahora'],
  noDates: ['new dates are not published yet', 'aún no hay fechas nuevas'],
  open: ['registration is open', 'la inscripción está abierta'],
  openWeek: ['registration is open for week', 'la inscripción está abierta para la semana'],
  openWeeks: ['registration is open for weeks', 'la inscripción está abierta para las semanas'],
  openSingle: ['registration is open for single weeks', 'la inscripción está abierta por semanas sueltas'],
  closed: ['registration is closed', 'la inscripción está cerrada'],
  announced: ['registration is not open yet', 'la inscripción aún no está abierta'],
  noPrices: ['its prices are not published yet', 'sus precios aún no están publicados'],
  tellMe: [
    'leave your e-mail on its page to hear when registration opens',
    'deje su correo en su página y le avisamos cuando se abra la inscripción',
  ],
  tellNext: [
    'leave your e-mail on its page to hear when the next one opens',
    'deje su correo en su página y le avisamos cuando se abra el próximo',
  ],
  week: ['one week', 'una semana'],
  whole: ['the whole camp', 'el campamento completo'],
  halfDay: ['half day', 'medio día'],
  fullDay: ['full day', 'día completo'],
  fullDayOnly: ['There are full days only.', 'Solo hay días completos.'],
  lengthAdvice: [
    'What suits a young child your center can say.',
    'Qué conviene a un niño pequeño lo dice su centro.',
  ],
  insteadOf: ['instead of', 'en vez de'],
  perChild: ['per child', 'por niño'],
  from: ['from', 'desde'],
  perWeek: ['a week', 'por semana'],
  withSiblings: ['with the sibling discount', 'con el descuento de hermanos'],
  together: [
    'The sibling discount{how} is for brothers and sisters; the center confirms it.',
    'El descuento de hermanos{how} es para hermanos; lo confirma el centro.',
  ],
  today: ['today', 'hoy'],
  closedDay: ['closed', 'cerrado'],
  unknownPlace: ['I do not know this place.', 'No conozco ese lugar.'],
  weekdays: ['Mon-Fri', 'lun-vie'],
  weekend: ['Sat-Sun', 'sáb-dom'],
  weeksOf: ['week', 'semana'],
  fullWeek: ['is full', 'está llena'],
  fewPlaces: ['has few places left', 'tiene pocos lugares'],
  holidayUnknown: [
    'Whether a holiday within the camp weeks is off is not published',
    'No está publicado si un feriado dentro de las semanas del campamento es libre',
  ],
  offDays: ['no camp on', 'no hay campamento'],
  closedOn: ['The school is closed on', 'La escuela cierra'],
  openUnknown: ['It is not published whether we are open on', 'No está publicado si abrimos'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type Phrase = keyof typeof SAY;

export const say = (phrase: Phrase, language: Language): string => SAY[phrase][language === 'es' ? 1 : 0];

const DAY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bMon(?:day)?\b/g, 'lunes'],
  [/\bTue(?:sday)?\b/g, 'martes'],
  [/\bWed(?:nesday)?\b/g, 'miércoles'],
  [/\bThu(?:rsday)?\b/g, 'jueves'],
  [/\bFri(?:day)?\b/g, 'viernes'],
];

/** Days of a timetable in the language. */
export const days = (text: string, language: Language): string =>
  language === 'en'
    ? text
    : DAY_WORDS.reduce((told, [day, word]) => told.replace(day, word), text.replace(' and ', ' y '));

const ES_OF: Readonly<Record<string, string>> = {
  'second-child': 'de descuento para el segundo hijo',
  'further-children': 'para cada hijo más',
  registration: 'de descuento adicional',
};

function value(one: OfferValue, language: Language): string {
  if (language === 'en') return describeOfferValue(one);
  if (one.kind === 'amount')
    return `${formatPrice(one.amount)} (${one.as === 'credit' ? 'crédito' : 'tarjeta de regalo'})`;
  return `${one.percent}% ${ES_OF[one.counts ?? ''] ?? 'de descuento'}`;
}

/** An offer's values: '25% off the second child, 15% off each additional child'. */
export const offerValues = ({ values, choice }: Offer, language: Language): string => {
  const told = values.map((one) => value(one, language));
  return choice === 'one' ? told.join(language === 'es' ? ' o ' : ' or ') : listed(told, language);
};

/** Where an offer is given, after its values: where not, or where only; nothing for a branch that gives it, or where all do. */
export function whereGiven({ at }: Offer, language: Language, branch: Circumstances['branch']): string {
  if (at === undefined || (branch !== null && at.includes(branch))) return '';
  // What one center does not give is given online, too.
  const isElsewhere = at.includes('online');
  const named = CENTERS.filter(({ id }) => at.includes(id) !== isElsewhere).map(({ name }) => name);
  return ` (${say(isElsewhere ? 'notIn' : 'onlyIn', language)} ${listed(named, language)})`;
}

/** '25%' or '$50'. */
const shortValue = (value: OfferValue): string =>
  value.kind === 'percent' ? `${value.percent}%` : formatPrice(value.amount);

/** Whether an offer is for camps. */
export const isForCamps = ({ appliesTo }: Offer): boolean =>
  appliesTo.some((scope) => scope === 'camps' || /^(?:camp|full-package):/.test(scope));

/** What is taken off the online camps that can still be joined. */
function onlineOffer(language: Language, { today }: Circumstances): string {
  const [course] = coursesAhead(today);
  const quote = course === undefined ? null : quoteCourse(course.courseCode);
  return quote?.ok && quote.value.discountPercent > 0
    ? `${ONLINE_CAMP.discountName} ${quote.value.discountPercent}% (${language === 'es' ? 'en línea' : 'online'})`
    : '';
}

/** Every offer of the day, by what it is for: 'For camps: Sibling discount 25%/15%. For programs: ...'. */
export function offersToday(language: Language, circumstances: Circumstances): string {
  const { today, branch } = circumstances;
  const told = (isAsked: boolean) =>
    offersOn(today, branch)
      .filter((offer) => isForCamps(offer) === isAsked)
      .map(
        (offer) =>
          `${offer.title} ${offer.values.map(shortValue).join('/')}${whereGiven(offer, language, branch)}`,
      );
  const labels = language === 'es' ? ['Para campamentos', 'Para programas'] : ['For camps', 'For programs'];
  return [[...told(true), onlineOffer(language, circumstances)], told(false)]
    .map((offers) => offers.filter((offer) => offer !== '').join(', '))
    .flatMap((offers, at) => (offers === '' ? [] : [`${labels[at] ?? ''}: ${offers}`]))
    .join('. ');
}
