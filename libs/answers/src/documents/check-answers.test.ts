import { ON } from '../../test/on';
import { openDeck } from '../deck';
import { findCards } from '../find';
import { readQuestion } from '../question';
import { answerMistakes, checkAnswers } from './check-answers';
import { readAnswers } from './read-answers';

const card = (id: string, more = '', asked = 8) =>
  `- id: ${id}\n  question: What about ${id}?\n  answer: It is {school}.\n${more}  spanish:\n    question: Que hay de ${id}?\n    answer: Es {school}.\n    asked: [hola ${id}]\n  asked:\n${Array.from({ length: asked }, (_, at) => `    - about ${id} ${at}`).join('\n')}\n`;

/** With the cards that were read before, and without them. */
const check = (source: string) => {
  const files = [{ file: 'a.yaml', source }];
  const cards = readAnswers('a.yaml', source).cards.map((one) => one.card);
  const found = checkAnswers(files, ON, cards);
  expect(checkAnswers(files, ON, [])).toEqual(found);
  return found.map(({ code, severity, path, message }) => [code, severity, path, message]);
};

describe('checkAnswers', () => {
  it('finds nothing in a card that is whole', () => {
    expect(check(card('zebra'))).toEqual([]);
  });

  it.each([
    ['no YAML', '- id: [', 'unreadable-answer', 'error'],
    ['no list', 'id: x', 'unreadable-answer', 'error'],
    ['a field too much', card('zebra', '  colour: red\n'), 'unreadable-answer', 'error'],
    ['a kind that does not exist', card('zebra', '  kind: song\n'), 'unreadable-answer', 'error'],
    [
      'an unknown placeholder',
      card('zebra').replace('It is {school}', 'It is {shool}'),
      'unknown-placeholder',
      'error',
    ],
    [
      'a placeholder of nothing',
      card('zebra').replace('{school}', '{phone paris}'),
      'unknown-placeholder',
      'error',
    ],
    ['an unknown call', card('zebra', '  call: fly\n'), 'unknown-placeholder', 'error'],
    ['too long an answer', card('zebra').replace('It is', 'word '.repeat(60)), 'long-answer', 'error'],
    // A season more, or a policy, and the build refused a card that nobody had touched, on some days only.
    [
      'an answer that its placeholders make too long',
      card('zebra').replace('It is', `${'word '.repeat(20)}{addresses} {addresses} {emails}`),
      'grown-answer',
      'notice',
    ],
    [
      'one example in two cards',
      card('zebra') + card('lion').replace('about lion 0', 'About ZEBRA 0!'),
      'example-twice',
      'error',
    ],
    [
      'one id twice',
      card('zebra') + card('zebra').replaceAll('about zebra', 'on zebra'),
      'example-twice',
      'error',
    ],
    ['few examples', card('zebra', '', 3), 'few-examples', 'notice'],
    ['no Spanish examples', card('zebra').replace('[hola zebra]', '[]'), 'few-examples', 'notice'],
    ['no answer', card('zebra').replace('It is {school}.', "''"), 'unreadable-answer', 'error'],
  ])('finds %s, at its line', (_, source, code, severity) => {
    expect(check(source)).toContainEqual([
      code,
      severity,
      expect.stringMatching(/^a\.yaml:\d+/),
      expect.any(String),
    ]);
  });

  it.each([
    [
      card('zebra') +
        card('lion').replace('about lion 0', 'About ZEBRA 0!').replace('about lion 1', 'about zebra 1'),
      'a.yaml:25:7: the card "zebra" has "About ZEBRA 0!" already: a.yaml:9; keep one of them.',
    ],
    [
      card('zebra').replace('It is', `${'word '.repeat(40)}{meals}`),
      'a.yaml:3:11: at most 50 words have room here, these are 61: {meals} says 20 of them.',
    ],
    [
      card('zebra') + card('zebra'),
      'a.yaml:17:7: another card is called "zebra": a.yaml:1; each has an id of its own.',
    ],
    [
      card('zebra').replace('It is {school}', 'It is {shool}'),
      'a.yaml:3:11: nothing is called {shool}. Did you mean {school}?',
    ],
    [
      card('zebra')
        .replace('It is {school}', 'It is {phone paris}')
        .replace('Es {school}', 'Es {phone paris}'),
      "a.yaml:3:11: {phone paris} has nothing to say: state it in the school's documents, or leave it out of the answers.",
    ],
    [
      card('zebra').replace('It is {school}', 'It costs $1,299'),
      'a.yaml:3:11: an amount is typed here: "$1,299"; it comes from the documents by a placeholder such as {price}.',
    ],
    [
      card('zebra', '  call: themse\n'),
      'a.yaml:4:9: the site computes nothing called "themse". Did you mean "themes"?',
    ],
  ])('tells a slip in one sentence at its place', (source, sentence) => {
    const found = checkAnswers([{ file: 'a.yaml', source }], ON, []);
    expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual([sentence]);
  });

  it('leaves a card that says that something costs nothing', () =>
    expect(check(card('zebra').replace('It is {school}', 'It is $0'))).toEqual([]));

  it('doubts no fact while not all are known, only a name that is none', () => {
    const source = card('zebra').replace('It is {school}', 'At {phone paris} {shool}');
    expect(answerMistakes([readAnswers('a.yaml', source)], ON, false).map(({ message }) => message)).toEqual([
      'nothing is called {shool}. Did you mean {school}?',
    ]);
  });

  it('says where a mistake stands', () => {
    expect(readAnswers('a.yaml', card('zebra', '  kind: song\n')).problems).toMatchObject([
      { line: 4, column: 9, message: 'expected answer, not-published, person or talk, not "song".' },
    ]);
  });
});

it('a card for something new is added by document alone, and asked in five ways', () => {
  const source = `
- id: robot-petting
  question: Can we pet the robots?
  answer: Yes, on the first Friday.
  spanish: { question: ¿Podemos acariciar los robots?, answer: 'Sí, el primer viernes.', asked: [acariciar robots] }
  asked: [pet the robots, robot petting day, when is the petting zoo, may my child touch the robots, stroke a robot, cuddle with robots, friday petting, is petting allowed]
`;
  const deck = openDeck([...readAnswers('new.yaml', source).cards.map(({ card: one }) => one)]);
  for (const question of [
    'petting robots?',
    'is there a day to pet a robot',
    'can she cuddle them',
    'acariciar los robots',
    'touch robots',
  ])
    expect(deck.cards[findCards(deck, readQuestion(deck, question, ON), null, ON).card]?.id).toBe(
      'robot-petting',
    );
});
