import { type Language, plainText, type WordCounts, wordsOf } from './words';

/** A language that nothing is answered in, its code, and the sentence that names a person; `{phone}` and `{email}` are filled in. */
export type OtherLanguage = { code: string; sentence: string };

/** Scripts, with the sentence in the language that most parents write in it. */
const SCRIPTS: readonly (readonly [script: RegExp, code: string, sentence: string])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/gu, 'ja', '英語かスペイン語でお答えします。担当者: {phone}、{email}'],
  [/\p{sc=Han}/gu, 'zh', '我只能用英语或西班牙语回答。请联系工作人员：{phone}，{email}'],
  [/\p{sc=Hangul}/gu, 'ko', '영어나 스페인어로만 답할 수 있습니다. 담당자: {phone}, {email}'],
  [
    /\p{sc=Cyrillic}/gu,
    'ru',
    'Я отвечаю только по-английски и по-испански. Сотрудник школы: {phone}, {email}',
  ],
  [/\p{sc=Arabic}/gu, 'ar', 'أجيب بالإنجليزية أو الإسبانية فقط. للتحدث مع شخص: {phone}، {email}'],
  [/\p{sc=Devanagari}/gu, 'hi', 'मैं केवल अंग्रेज़ी या स्पेनिश में उत्तर देता हूँ। किसी व्यक्ति से बात करें: {phone}, {email}'],
  [/\p{L}/gu, 'en', 'I only answer in English and Spanish. A person is at {phone}, {email}'],
];

/** Words by which other languages in Latin letters are told, without accents. */
const FOREIGN: readonly (readonly [words: string, code: string, sentence: string])[] = [
  [
    'voces voce tem aula aulas crianca criancas ola quanto custa para nao uma meu minha filho filha anos fica obrigado obrigada e',
    'pt',
    'Só respondo em inglês e espanhol. Fale com uma pessoa: {phone}, {email}',
  ],
  [
    'bonjour vous avez est combien coute les des pour mon ma fils fille ans cours quel quelle merci ou je',
    'fr',
    'Je ne réponds qu’en anglais et en espagnol. Une personne vous répond : {phone}, {email}',
  ],
  [
    'hallo guten tag wie viel kostet haben sie gibt es mein meine sohn tochter kinder kind ist fur und ich danke jahre',
    'de',
    'Ich antworte nur auf Englisch und Spanisch. Ein Mensch antwortet unter {phone}, {email}',
  ],
  [
    'xin chao cho con toi bao nhieu tien lop hoc tuoi khong co o dau cam on ban',
    'vi',
    'Tôi chỉ trả lời bằng tiếng Anh và tiếng Tây Ban Nha. Liên hệ: {phone}, {email}',
  ],
];
const FOREIGN_WORDS = FOREIGN.map(([words, code, sentence]) => ({
  words: new Set(words.split(' ')),
  code,
  sentence,
}));

const SPANISH = new Set(
  'el la los las un una de del al que q y en es para por con mi mis su sus hay tienen tiene cuanto cuanta cuantos como donde cuando cual cuales quien puede puedo pueden quiero me se lo le si esta estan hola buenas buenos gracias'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the an of and in on is are for with me my your you we i it do does did can will would how what where when which who there that this to at if he she they have has or not hi hello'.split(
    ' ',
  ),
);
const hits = (words: readonly string[], some: ReadonlySet<string>): number =>
  words.filter((word) => some.has(word)).length;

/** Learns from the deck's examples which words are English and which Spanish. */
export type LanguageGate = (question: string) => { language: Language } | OtherLanguage;

/**
 * Tells in which language a question is, before anything else reads it.
 *
 * @param counts how often each word stands in the examples of a language: the more often, the more it counts.
 */
export function languageGate({ en, es }: Readonly<Record<Language, WordCounts>>): LanguageGate {
  return (question) => {
    const letters = question.match(/\p{L}/gu)?.length ?? 0;
    const latin = question.match(/\p{sc=Latin}/gu)?.length ?? 0;
    if (letters > 1 && latin * 2 < letters) {
      const [, code = '', sentence = ''] =
        SCRIPTS.find(([script]) => (question.match(script)?.length ?? 0) > 0) ?? [];
      return { code, sentence };
    }
    const words = wordsOf(plainText(question));
    const known = words.filter((word) => en.has(word) || es.has(word)).length;
    for (const { words: foreign, code, sentence } of FOREIGN_WORDS) {
      const found = hits(words, foreign);
      const own = words.filter((word) => foreign.has(word) && !en.has(word) && !es.has(word)).length;
      if (own >= 1 && found >= 2 && found * 2 >= words.length - 1 && found > known - found)
        return { code, sentence };
    }
    // 'No' is both, and a word that neither has is no Spanish.
    const telling = words.filter((word) => word !== 'no');
    // Words that only hold a sentence together tell; names of things are borrowed. Without them, what most examples say.
    const held = hits(words, SPANISH) - hits(words, ENGLISH);
    const odds = telling.reduce(
      (sum, word) => sum + Math.log(((es.get(word) ?? 0) + 0.5) / ((en.get(word) ?? 0) + 0.5)),
      0,
    );
    return { language: held > 0 || (held === 0 && odds > 0) ? 'es' : 'en' };
  };
}
