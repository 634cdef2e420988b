import { offersOn } from '@kidcode/booking';
import { FEES } from '@kidcode/current-school';
import { formatPrice, type Offer } from '@kidcode/pricing';
import type { Fee } from '@kidcode/school';

import { plainWords } from '../question/plain-words.ts';
import { list, phrasesOf, type Topic } from './topic.ts';

const DISCOUNTS = '/pricing/discounts-promotions';

/** Words that ask for one kind of offer, by what the offer is about. */
const KINDS: readonly (readonly [words: RegExp, belongs: (offer: Offer) => boolean])[] = [
  [
    /\b(?:sibling\w*|brothers?|sister(?:s|'s)? (?:too|also|as well)|twins|second (?:child|kid)|third (?:child|kid)|2nd (?:child|kid)|3rd (?:child|kid)|(?:two|three|2|3) (?:kids|children))\b/,
    ({ values }) =>
      values.some(
        (value) =>
          value.kind === 'percent' &&
          (value.counts === 'second-child' || value.counts === 'further-children'),
      ),
  ],
  [
    /\b(?:referr?al|refer|friend|sisters kids)\b/,
    ({ values }) => values.some(({ kind }) => kind === 'amount'),
  ],
  [/\breturning\b/, ({ title }) => /returning/i.test(title)],
  [/\bcoupons?\b/, ({ title }) => /coupon/i.test(title)],
  [/\bfirst month\b/, ({ title }) => /first month/i.test(title)],
  [/\bearly ?bird\b/, ({ inQuotes }) => inQuotes],
  [/\bpay in full\b/, ({ title }) => /full/i.test(title)],
];

/** Discounts for a profession, or help with the price: nobody advertises those here. */
const NOT_OFFERED =
  /\b(?:military|veterans?|teachers? discounts?|teacher|senior|students? discount|nurse|first responder|scholarships?|financial aid|subsid\w*|zip code|area code|programming|code ninjas)\b/;

/** The advertised discounts, as the price engine has them, on the day. */
export const offers: Topic = (frame, { today }) => {
  const { words, intents } = frame;
  if (!intents.has('discount') && !intents.has('combining')) return null;
  if (NOT_OFFERED.test(words) || intents.has('deadline')) return null;
  const say = phrasesOf(frame.language);
  const all = offersOn(today);
  const link = `[${say.alone}](${DISCOUNTS})`;
  if (intents.has('combining'))
    return `${say.combines(all.filter(({ combinable }) => combinable).map(({ title }) => title))} ${link}`;
  // Only with a word of its own is "code" a discount.
  if (
    !/\b(?:discount|(?<!you |they |we )offer|coupon|deal|promo|off|referr?al|refer|friend|returning|early|sibling|child|kid|half)\w*\b/.test(
      words,
    )
  )
    return null;
  const kind = KINDS.find(([pattern]) => pattern.test(words));
  const told = kind === undefined ? all : all.filter(kind[1]);
  const seasons = told.filter((offer) => !intents.has('price') || !offer.inQuotes || frame.isAboutCamp);
  const shown = seasons.length > 0 ? seasons : all;
  return `${list(shown.map(say.offer))}\n\n${link}`;
};

/** The words of a program by which a parent asks for its fee. */
const wordsOfFee = ({ program }: Fee): readonly string[] =>
  plainWords(program)
    .split(' ')
    .filter(
      (word) => !['monthly', 'program', 'programs', 'online', 'kids', 'help', 'specialized'].includes(word),
    )
    .flatMap((word) =>
      word.endsWith('ies') ? [word, `${word.slice(0, -3)}y`] : [word, word.replace(/s$/, '')],
    );

const GENERAL =
  /\b(?:month|monthly|per month|a month|class|classes|lessons?|programs?|tuition|membership|courses?)\b/;

/** What the programs cost that are not sold on the site; most schools publish no fee for them (D-23). */
export const fees: Topic = (frame, circumstances) => {
  const { words, isAboutCamp, intents } = frame;
  if (!intents.has('price') || isAboutCamp || intents.has('trial') || intents.has('discount')) return null;
  if (/\b(?:refund\w*|late|registration|deposit|credit|you pay|instructors?|free|first class)\b/.test(words))
    return null;
  const list_ = FEES.filter((fee) => wordsOfFee(fee).some((word) => ` ${words} `.includes(` ${word} `)));
  const named = list_.filter(({ mode }) => (mode === 'online') === frame.branches.includes('online'));
  const asked = named.length > 0 ? named : list_;
  const say = phrasesOf(frame.language);
  const link = `[${frame.language === 'es' ? 'Precios' : 'Fees'}](/pricing/course-fee)`;
  const [first] = asked;
  if (first !== undefined) {
    const told =
      first.amount === null
        ? say.feeNotPublished(first.program)
        : say.fee(first.program, formatPrice(first.amount), first.per);
    return `${told}${first.ask === null ? '' : ` ${first.ask}.`} ${link}`;
  }
  if (!GENERAL.test(words) || FEES.length === 0) return null;
  const published = FEES.filter(({ amount }) => amount !== null);
  if (published.length > 0)
    return `${list(published.map(({ program, amount, per }) => say.fee(program, amount === null ? '' : formatPrice(amount), per)))}\n\n${link}`;
  const firstMonth = offersOn(circumstances.today).filter(({ appliesTo }) =>
    appliesTo.includes('monthly-programs'),
  );
  const general = frame.language === 'es' ? 'los programas mensuales' : 'the monthly programs';
  return `${say.feeNotPublished(general)}${firstMonth.length === 0 ? '' : ` ${firstMonth.map(say.offer).join('; ')}.`} ${link}`;
};
