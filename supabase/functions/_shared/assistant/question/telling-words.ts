import leven from 'leven';

import { CAMP_SEASON_IDS, MONTH_NAMES, PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';
import { BRANCH_IDS, BRANCHES } from '@kidcode/branches';

import { inSiteWords } from '../site-words.ts';
import type { Frame } from './frame.ts';
import { plainWords } from './plain-words.ts';
import { TURNING_WORDS } from './spelling.ts';

/** What anybody says to ask for anything. A thing that a school may have or lack is not among it. */
const EVERYDAY = [
  // How it is asked.
  'a about after again all also always am an and another any anybody anymore anyone anything are arent as asap at away be because been before being best between both but by can cannot cant could did didnt different do does doesnt doing dont each either else even ever every everyone everything exact exactly few for from further had has have he hello help her here hers hey hi him his how hows i id if ill im in into is isnt it its itself ive just kind know least less let lets like lots many may maybe me mean might mine more most much must my myself near need needs never new no not now of off ok okay on once one ones only or other others our out over own please possible question questions quick really right same see shall she should so some somebody someone something sorry still sure take tell than thank thanks that thats the their theirs them then there theres these they theyre thing things this those through to together too under until up us usually very want wants was wasnt way we well were what whats when whens where wheres which while who whom whos whose why will wish with within without wondering wont would wouldnt wrong yes yet you youre your yours youve',
  'able add added ask asking available begin beginning bring call called care change choose closer come comes coming considering cost curious done end ends enroll enrolled enrolling expect explain feel figure find finish first fit fits get gets getting give given go goes going gonna good got gotta happen happens having heard hope hoping include included includes including instead interested join joining keep kinda last leave left list long look looking lot make makes making meet meets miss missed move old older open opens option options pick picked place plan planning prefer put run running said say says send set show sign signing signed start started starting starts stay stop thinking think time times told tried try trying turn turned turning turns use used using wait wanna went work works write young younger youngest',
  // Who it is about.
  'aunt babies baby boy brother brothers cousin cousins dad dads daddy daughter daughters eldest families family father folks girl grandchild grandchildren granddaughter grandkid grandkids grandma grandmother grandpa grandparent grandparents grandson guys husband kindergartner mama mom mommy moms mother nephew nephews niece nieces oldest parent parents people preschooler preschoolers sibling siblings sister sisters son sons spouse stepson teen teenager teenagers teens toddler toddlers triplets tween tweens twin twins uncle wife',
  // When, and how much.
  'afternoons annual annually daily day days earlier earliest early eve evening evenings eventually half hour hourly hours late later latest midnight minute minutes month monthly months mornings next night noon o clock oclock per pm previous quarter session sessions soon term today tomorrow tonight twice upcoming week weekday weekdays weekend weekends weekly weeks xmas year yearly years yesterday monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  'affordable altogether amount approx approximately around average big bill bucks budget charge charged charges cheap cheaper cheapest costly crossed dollar dollars enough estimate exceed expensive extra fee fees full fully high highest large limit limits low lower lowest max maximum min minimum mixed money number overall paid pay paying payment pays pricey pricing quote range rate rates roughly save shorter single size small spend split sum tuition upfront usd whole worth',
  'zero two three four five six seven eight nine ten eleven twelve second third fourth fifth sixth couple several',
  // How one hears of it.
  'contact email emails link mail message online page phone reach site sms text texting virtual web website whatsapp zoom',
  // What the libraries answer in words of their own.
  'allergic allergies allergy coupon coupons deal deals discount discounts gluten grade grader graders grades halal installment installments kosher lunches nut nuts referral snack snacks timetable vegan vegetarian',
].join(' ');

const NAMES = [
  ...CAMP_SEASON_IDS,
  ...MONTH_NAMES,
  ...PROGRAM_KEYS.map((key) => PROGRAMS[key].title),
  ...BRANCH_IDS.flatMap((id) => [BRANCHES[id].name, BRANCHES[id].city]),
].join(' ');

const names = plainWords(NAMES).split(' ');
const everyday = [...new Set(`${EVERYDAY} ${TURNING_WORDS}`.split(' '))];
const known = new Set([...everyday, ...names]);

const YEAR = /^20\d\d$/;

/** Written wrong, or in two words what is one in a name: 'scratch jr'. */
const isMeant = (word: string): boolean =>
  names.some((name) => name.includes(word)) ||
  (word.length > 4 &&
    everyday.some((right) => right[0] === word[0] && leven(right, word) <= (word.length > 7 ? 2 : 1)));

/**
 * The words of a question that name a thing. Where the site has no such word, what the libraries know is no answer: "does
 * Euless have a playground" does not ask for an address. Of a question in Spanish none, since the pages are in English.
 */
export function tellingWords({ words, place, language, intents }: Frame): readonly string[] {
  // How far it is can be asked of any place on earth.
  if (language === 'es' || intents.has('distance')) return [];
  const named = new Set(place === null ? [] : place.split(' '));
  const all = inSiteWords(words)
    .split(/[ -]/)
    .filter(
      (word) =>
        (/^[a-z]{2,}$/.test(word) || YEAR.test(word)) &&
        !known.has(word) &&
        !named.has(word) &&
        !isMeant(word),
    );
  return [...new Set(all)];
}
