import { runScript } from './run-script';

const SCRIPT = `
  import { linksOfCard } from './tools/school/school-answers.mjs';
  const answer = 'See [our help](/nope). Or [mail](https://example.com), {camp link}.';
  console.log(JSON.stringify(linksOfCard({ read: '/about-us', answer, spanish: { answer: '[ayuda](/no?dialog=x#a)' } })));
`;

// Only "read" was looked at: a link within an answer could lead to no page.
it('an answer leads where its card says that one can read on, and where its words link to', () => {
  expect(runScript(SCRIPT)).toEqual([
    [['read'], '/about-us'],
    [['answer'], '/nope'],
    [['spanish', 'answer'], '/no?dialog=x#a'],
  ]);
});
