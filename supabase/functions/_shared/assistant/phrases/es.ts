import { describeOfferValue, formatPrice, type Offer } from '@kidcode/pricing';
import { BRAND } from '@kidcode/site';

import type { Phrases } from './phrases.ts';

type Value = Offer['values'][number];

const CHILD = {
  'second-child': 'para el segundo hijo',
  'further-children': 'para cada hijo más',
} as const;

/** Whose share it is; what else an offer counts is said in the school's own words. */
const ofWhom = (value: Value): string | null =>
  value.kind === 'percent' && (value.counts === 'second-child' || value.counts === 'further-children')
    ? `${value.percent}% de descuento ${CHILD[value.counts]}`
    : null;

const valueOf = (value: Value): string =>
  ofWhom(value) ??
  (value.kind === 'amount'
    ? `${formatPrice(value.amount)} (${value.as})`
    : `${value.percent}% de descuento (${describeOfferValue(value)})`);

export const SPANISH: Phrases = {
  hello: '¡Hola! Pregúnteme por los campamentos, las clases, los precios, los horarios o los centros.',
  welcome: '¡De nada! Si hay algo más, pregunte.',
  bye: '¡Hasta luego!',
  ok: 'Bien. Si hay algo más que quiera saber, pregunte.',
  sorry: 'Siento no haberle ayudado.',
  automatic: 'Soy un asistente automático: respondo con nuestras páginas y nuestros precios.',
  danger: 'Si un niño está en peligro, **llame al 911** ahora. Después llame al centro.',
  notFollowed:
    'No puedo hacer eso: solo respondo preguntas sobre nuestra escuela, con nuestras páginas y precios.',
  privateData:
    'Por favor, no escriba aquí números de tarjeta, de cuenta ni de seguro social; no hacen falta. El campamento se paga en nuestro portal.',
  unclear: 'No lo entendí. ¿Puede decirlo con otras palabras?',
  person: (phone) => `Para hablar con una persona, llame al ${phone} o [escríbanos](/contact-us).`,
  unsure: (phone) =>
    `No estoy seguro de que nuestras páginas respondan a esto. Una persona sí lo sabe: llame al ${phone} o [escríbanos](/contact-us).`,
  closest: 'Lo más cercano que encontré (en inglés):',
  inEnglish: 'De nuestras páginas, que están en inglés:',
  sample: 'contenido de muestra',

  weeks: (labels, count) =>
    labels.length > 0
      ? `${labels.length === 1 ? 'La semana' : 'Las semanas'} ${labels.join(' y ')}`
      : count === 1
        ? 'Una semana'
        : `${count} semanas`,
  wholeCamp: 'El campamento completo',
  perChild: 'por niño',
  fullDay: 'día completo',
  halfDay: 'medio día',
  insteadOf: (now, before) => `**${now}** en lugar de ${before}`,
  discountTaken: (name, percent) => `El descuento de ${percent}% (${name}) ya está incluido.`,
  siblings: (kids, total) =>
    `Para ${kids} niños: **${total}** con el descuento para hermanos; el centro lo confirma.`,
  seePrice: 'Elija las semanas y vea el precio exacto',
  closedForNow: 'La inscripción está cerrada por el momento.',
  over: (camp, dates) =>
    `${camp} ya terminó (fue ${dates}); las próximas fechas y los precios aún no están definidos.`,
  tellMe: 'Avíseme cuando abra la inscripción',
  notPriced: (camp) => `Los precios de ${camp} aún no se han publicado.`,
  onlyFullDay: (camp) => `${camp} es solo de día completo: no hay medio día.`,
  notSoldLikeThat: (camp) => `${camp} no se vende así.`,
  noSingleDays: (camp) =>
    `${camp} se reserva por semanas. La escuela no ha publicado si es posible un solo día; [pregunte al centro](/contact-us).`,
  paidAtOnce: (camp) => `${camp} se paga de una sola vez, en nuestro portal de inscripción.`,
  paidInParts: (camp, count) => `${camp} completo se puede pagar de una vez o en ${count} pagos iguales.`,
  feeNotPublished: (program) =>
    `La escuela no ha publicado el precio de ${program}. El centro se lo dice por teléfono o en una consulta gratis.`,
  fee: (program, amount, per) => `${program}: **${amount}** (${per}).`,
  phase: {
    open: 'la inscripción está abierta',
    announced: 'la inscripción aún no ha abierto',
    closed: 'la inscripción está cerrada',
    over: 'ya terminó',
  },
  opensOn: (day) => `abre el ${day}`,
  deadlines: 'Fechas límite',
  fullWeek: (week) => `la semana ${week} está llena`,
  fewPlaces: (week) => `quedan pocos lugares en la semana ${week}`,
  campDay: (camp) => `Un día en ${camp}`,
  campDayUnknown: (camp) => `El horario de ${camp} aún no se ha publicado.`,
  holidaysUnknown:
    'La escuela no ha publicado si el campamento cierra algún día festivo; [pregunte al centro](/contact-us).',
  closedOn: (days) => `No hay campamento el ${days}.`,
  theme: (week, label, title) => `Semana ${week} (${label}): **${title}**`,
  hours: (weekday, weekend) => `lunes a viernes ${weekday}, sábado y domingo ${weekend}`,
  hoursOn: (day, hours) => `el ${day}: ${hours}`,
  dayNames: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  contacts: 'Así puede encontrar a la escuela y a los centros:',
  open: 'Este es el horario de los centros y de las clases en línea:',
  support: (hours) => `Por teléfono atendemos: ${hours}.`,
  miles: (name, miles) => `**${name}**: a ${miles} millas`,
  distanceFrom: (place) => `Desde ${place}, en línea recta:`,
  placeUnknown: (place) => `No sé a qué distancia está ${place}.`,
  centers: (count) => (count === 1 ? 'Tenemos un centro:' : `Tenemos ${count} centros:`),
  onlineEverywhere: 'A las clases en línea se puede asistir desde cualquier lugar de los EE. UU.',
  classAt: (program, days, time) => `**${program}**: los días ${days} a las ${time}`,
  onlineClassAt: (program, days, time) => `**${program}** en línea: los días ${days} a las ${time}`,
  noClassOn: (day) => `Ninguna clase del horario es el ${day}.`,
  classesOn: (day) => `El ${day}:`,
  timetable: 'Horario de clases',
  startedOn: (day) =>
    `Las clases de este horario empiezan el ${day}; al programa básico se puede entrar en cualquier momento.`,
  agesAll: (from, to) => `Enseñamos a niños de ${from} a ${to} años.`,
  agesAt: (name, ages) => `${name}: de ${ages} años`,
  agesCamp: (ages, groups) =>
    `Campamentos en los centros: de ${ages} años${groups === '' ? '' : `, en grupos: ${groups}`}`,
  agesOnline: (camp, courses) =>
    `Campamentos en línea: de ${camp} años${courses === '' ? '' : `; los cursos: ${courses}`}`,
  fits: (age) => `Para un niño de ${age} años:`,
  tooYoung: (age, from) =>
    `${age} años es menos que nuestro grupo más joven, que empieza a los ${from}. Pregúntenos.`,
  tooOld: (age, to) => `${age} años es más que nuestro grupo mayor, que termina a los ${to}. Pregúntenos.`,
  meals: 'Sobre la comida en el campamento (almuerzo, maní o cacahuate, alergias), en inglés',
  groups: 'Los grupos del campamento tienen como máximo',
  trial: `La clase de prueba es gratis, en línea o en un centro, y no necesita tarjeta. [Reserve una clase de prueba](/?dialog=trial)`,
  consultation: `La consulta también es gratis. [Reserve una consulta](/?dialog=consultation)`,
  offer: ({ title, values, choice, conditions }) =>
    `**${title}**: ${values.map(valueOf).join(choice === 'one' ? ' o ' : ', ')}${conditions.length === 0 ? '' : ` (${conditions.join('; ')})`}`,
  alone: 'Todos los descuentos',
  combines: (combinable) =>
    `${combinable.length === 0 ? '' : `Se pueden combinar con otros: ${combinable.join(', ')}. `}Para otra combinación pregunte: el centro lo confirma.`,
  programs: 'Todos los programas',
  core: (months) => `**Programa básico (Core)**: ${months} meses, con inscripción continua`,
  onlineCourse: (title, sessions, duration) => `**${title}** (en línea, ${sessions} sesiones, ${duration})`,
  noMoreCourses:
    'Los últimos campamentos en línea ya terminaron; las próximas fechas aún no están definidas.',
  starts: (labels) => `empieza ${labels}`,
  noSuchLength: `${BRAND.name} no ofrece eso.`,
};
