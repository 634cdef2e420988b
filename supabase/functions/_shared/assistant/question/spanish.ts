/**
 * Spanish questions in the site's own words. Only what parents ask a school stands here; longer phrases come first, and what
 * is not here stays as it is, so that names are kept.
 */
const WORDS: readonly (readonly [spanish: string, english: string])[] = [
  ['hasta cuando', 'until when'],
  ['hasta que fecha', 'until when'],
  ['fecha limite', 'deadline'],
  ['cuanto tiempo dura|cuanto dura|cuantas semanas', 'how many weeks'],
  [
    'cuanto cuestan?|cuanto vale|cuanto valen|cuanto cobran|cuanto es|cuanto sale|cuanto|precios?|costos?|tarifas?',
    'how much',
  ],
  ['a que hora|que hora', 'what time'],
  ['mas cercano|mas cerca|cerca', 'closest'],
  ['a que distancia', 'how far'],
  ['clases? de prueba|clase muestra|prueba gratis', 'trial class'],
  ['en linea|virtual|virtuales|por internet', 'online'],
  ['las dos semanas|ambas semanas|las 2 semanas', 'both weeks'],
  ['medio dia|media jornada', 'half day'],
  ['dia completo|todo el dia|jornada completa', 'full day'],
  ['segundo hijo|segunda hija', 'second child'],
  ['tercer hijo|tercera hija', 'third child'],
  ['mi hijo|mi hija|mi nino|mi nina', 'my child'],
  ['hijos|hijas|ninos|ninas', 'kids'],
  ['hermanos?|hermanas?|hermanitos?', 'sibling'],
  ['descuentos?|rebajas?|promocion|promociones|ofertas?', 'discount'],
  ['cupon|cupones', 'coupon'],
  ['campamentos?', 'camp'],
  ['invierno|navidad', 'winter'],
  ['verano', 'summer'],
  ['primavera|semana santa', 'spring'],
  ['otono', 'fall'],
  ['cuando', 'when'],
  ['empiezan?|comienzan?|inicia', 'start'],
  ['terminan?|acaban?', 'end'],
  ['fechas?', 'dates'],
  ['temas?', 'theme'],
  [
    'inscribirse|inscribirme|inscribirlo|inscribir|inscripcion|inscripciones|registrar|registrarse|registro',
    'register',
  ],
  ['donde|ubicados?|ubicacion|ubicaciones', 'where'],
  ['direccion|direcciones', 'address'],
  ['horarios?', 'hours'],
  ['abren|abre|abiertos?|abierta', 'open'],
  ['cierran|cierra|cerrados?', 'close'],
  ['telefono|numero de telefono|llamar', 'phone'],
  ['correo|correo electronico|email', 'email'],
  ['edad|edades', 'ages'],
  ['anos', 'years'],
  ['clases?|cursos?', 'class'],
  ['programas', 'programs'],
  ['semanas?', 'week'],
  ['mes|meses|mensual', 'month'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['diciembre', 'december'],
  ['marzo', 'march'],
  ['enero', 'january'],
  ['lunes', 'monday'],
  ['martes', 'tuesday'],
  ['miercoles', 'wednesday'],
  ['jueves', 'thursday'],
  ['viernes', 'friday'],
  ['sabados?', 'saturday'],
  ['domingos?', 'sunday'],
  ['hoy', 'today'],
  ['manana', 'tomorrow'],
  ['dos', 'two'],
  ['tres', 'three'],
  ['cuatro', 'four'],
  ['almuerzo|almorzar|comida|lonche|lunch', 'lunch'],
  ['meriendas?|refrigerios?|bocadillos?', 'snack'],
  ['alergias?|alergicos?|alergica', 'allergy'],
  ['cacahuates?|mani|manies|cacahuetes?|nueces', 'peanut'],
  ['gratis|gratuita|gratuito', 'free'],
  ['persona|alguien|humano', 'person'],
  ['hablar con', 'talk to'],
  ['hablan espanol|en espanol', 'do you speak spanish'],
  ['cumpleanos', 'birthday'],
  ['fiestas?', 'party'],
  ['maestros?|maestras?|profesores|profesoras?', 'teachers'],
  ['reembolsos?|devolucion|devuelven', 'refund'],
  ['cancelar|cancelacion', 'cancel'],
  ['estacionamiento|estacionar|parqueo', 'parking'],
  ['tarde', 'late'],
  ['recoger', 'pick up'],
  ['necesidades especiales|autismo', 'special needs'],
  ['certificado|diploma', 'certificate'],
  ['matematicas', 'math'],
  ['tareas?', 'homework'],
  ['programacion', 'coding'],
  ['hola|buenos dias|buenas tardes|buenas noches', 'hello'],
  ['gracias', 'thanks'],
  ['adios|hasta luego', 'bye'],
  ['ayuda', 'help'],
  ['pagar|pago|pagos', 'pay'],
  ['trabajo|empleo', 'job'],
  ['quiero|quisiera|necesito', 'i want'],
  ['puedo|podemos|puede', 'can i'],
  ['tienen|tiene|ofrecen', 'do you have'],
  ['hay', 'is there'],
  ['que tal|y que de', 'what about'],
  ['cuales|cual|que', 'what'],
  ['son|estan|esta|es', 'is'],
  ['los|las|el|la|un|una|unos|unas|de|del|al|a|se|le|les|lo|su|sus|me|nos', ''],
  ['mi|mis', 'my'],
  ['para|por', 'for'],
  ['en', 'in'],
  ['con', 'with'],
  ['y', 'and'],
  ['o', 'or'],
];

const RULES = WORDS.map(([spanish, english]) => [new RegExp(`\\b(?:${spanish})\\b`, 'g'), english] as const);

/** Words that are Spanish and nothing else in a question to a school. */
const ONLY_SPANISH =
  /\b(?:cuanto|cuando|donde|campamentos?|invierno|verano|primavera|semanas?|hola|gracias|clases?|precios?|horarios?|descuentos?|hermanos?|hijos?|hijas?|ninos?|ninas?|anos|edad|edades|telefono|direccion|direcciones|persona|prueba|gratis|almuerzo|alergias?|quiero|tienen|puedo|puede|hay|hablan|espanol|fecha|fechas|cual|cuales|linea|sabado|domingo|lunes|martes|miercoles|jueves|viernes|ayuda|reembolso|cumpleanos|fiesta|estacionamiento|maestros|que|para|por|abren|cierran|inscribir\w*|inscripcion)\b/g;

/** Whether plain words are Spanish: a third of them is, or the text has signs that only Spanish has. */
export function isSpanish(text: string, words: string): boolean {
  if (/[¿¡ñ]/i.test(text)) return true;
  const found = words.match(ONLY_SPANISH)?.length ?? 0;
  return found > 0 && found * 4 >= words.split(' ').length;
}

/** Spanish plain words in the site's own. */
export function fromSpanish(words: string): string {
  return RULES.reduce((text, [spanish, english]) => text.replace(spanish, english), words)
    .replace(/\s+/g, ' ')
    .trim();
}
