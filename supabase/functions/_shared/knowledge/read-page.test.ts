import fc from 'fast-check';

import { LONGEST_PASSAGE, readPage, splitPassage } from './read-page.ts';

const PAGE = `<!doctype html><html><head><title>Winter Camp 2025 | KidCode</title></head><body>
<header><nav>Menu that nobody asks about</nav></header>
<main><h1>Winter Camp</h1><p>Two weeks of robots &amp; games for children.</p>
<section id="meals"><h2>Meals</h2><p>Bring your own lunch<br>and a water bottle.</p><form><label>Name<input></label><button>Send it now please</button></form></section>
<h2 id="hours">Hours</h2><table><tbody><tr><th>Full day</th><td>7:30AM-6:00PM</td></tr><tr><th>First half</th><td>7:30AM-12:30PM</td></tr></tbody></table>
<dl><dt>Group size</dt><dd>At most 5 students</dd></dl>
<details id="refund"><summary>What if my child is ill?</summary><p>Call the center and we will find another week.</p></details>
<p>More about hours after the question, long enough.</p>
<p hidden>Hidden text that must not be read at all.</p><p aria-hidden="true">Decoration that must not be read.</p>
<svg><text>Picture text that is long enough</text></svg><script>var notText = 'long enough to count';</script>
</main><footer>Footer text that is on every page</footer></body></html>`;

describe('readPage', () => {
  it('cuts a page into passages with their headings and anchors', () => {
    const passages = [
      ['Winter Camp', '', 'Two weeks of robots & games for children.'],
      ['Meals', 'meals', 'Bring your own lunch\nand a water bottle.'],
      [
        'Hours',
        'hours',
        'Full day; 7:30AM-6:00PM\nFirst half; 7:30AM-12:30PM\nGroup size: At most 5 students',
      ],
      ['What if my child is ill?', 'refund', 'Call the center and we will find another week.'],
      ['Hours', 'hours', 'More about hours after the question, long enough.'],
    ];
    expect(readPage(PAGE)).toEqual({
      title: 'Winter Camp 2025',
      topic: 'Winter Camp',
      passages: passages.map(([heading, anchor, content]) => ({
        ...{ heading, anchor, content },
        ...{ sample: false, asked: [] },
      })),
    });
  });

  it('leaves out navigation inside the text, code samples and bare links', () => {
    const page = `<main><h2>Tools</h2><p><b>Scratch</b><span>stories and first games</span></p><p><a href="/x">Book A Free Trial</a> <a href="/y">Call</a></p>
      <pre><code><span>print("long enough to be seen")</span></code></pre><figure><figcaption>A picture of something</figcaption></figure>
      <div><p>Fees depend on the program.</p><a href="/pricing">Fees in the centers</a></div>
      <p>Read <a href="/faq">the questions (opens in a new tab)</a> before you call.</p></main>`;
    expect(readPage(page).passages.map(({ content }) => content)).toEqual([
      'Scratch stories and first games\nFees depend on the program.\nRead the questions before you call.',
    ]);
  });

  it('marks what the page calls a sample, and leaves the badge out of the words', () => {
    const badge = '<span data-sample="">Sample<span> content</span></span>';
    const page = `<main><h2>Week 1${badge}</h2><p>Teach a robot to follow a path.</p><h2>Robotics</h2><p>Code that moves something.</p>${badge}<h2>Meals</h2><p>Bring your own lunch and water.</p></main>`;
    expect(readPage(page).passages).toEqual([
      { heading: 'Week 1', anchor: '', content: 'Teach a robot to follow a path.', sample: true, asked: [] },
      { heading: 'Robotics', anchor: '', content: 'Code that moves something.', sample: true, asked: [] },
      { heading: 'Meals', anchor: '', content: 'Bring your own lunch and water.', sample: false, asked: [] },
    ]);
  });

  it('points to no id that the renderer made up', () => {
    const page =
      '<main><section id="prices"><h2 id="_R_6an_">Prices</h2><p>What a week of camp costs.</p></section></main>';
    expect(readPage(page).passages[0]?.anchor).toBe('prices');
  });

  it('reads nothing from a page without text', () => {
    expect(readPage('')).toEqual({ title: '', topic: '', passages: [] });
  });

  it('never throws, whatever the markup', () => {
    const piece = fc.constantFrom(
      '<main>',
      '</main>',
      '<h2 id="x">',
      '</h2>',
      '<details>',
      '<summary>',
      '<td>',
      '</',
      '<!--',
      'Words that say something. ',
      '&amp;',
      '&#0;',
      '<p',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (parts) => {
        for (const { content } of readPage(parts.join('')).passages) expect(content.trim()).not.toBe('');
      }),
    );
  });

  it('reads the other phrasings of a folded question', () => {
    const page =
      '<main><details id="late" data-asked="After care?\nWho waits?"><summary>What if I am late?</summary><p>Somebody waits with your child until you come.</p></details><p>What follows belongs to the page again, and not to the question.</p></main>';
    expect(readPage(page).passages.map(({ heading, asked }) => [heading, asked])).toEqual([
      ['What if I am late?', ['After care?', 'Who waits?']],
      ['', []],
    ]);
  });
});

describe('splitPassage', () => {
  it('leaves a short text whole', () => {
    expect(splitPassage('One sentence. Another at 3.5 miles.')).toEqual([
      'One sentence. Another at 3.5 miles.',
    ]);
  });

  it('cuts a long text between sentences', () => {
    const sentence = `${'word '.repeat(60).trim()}.`;
    expect(splitPassage([sentence, sentence, sentence].join(' '))).toEqual([sentence, sentence, sentence]);
  });

  it('keeps every word and no piece longer than the limit', () => {
    const text = fc.array(
      fc.oneof(fc.string({ maxLength: 900 }), fc.constantFrom('. ', '? ', '\n', ' ', 'word')),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        const pieces = splitPassage(whole);
        expect(pieces.join('').replace(/\s/g, '')).toBe(whole.replace(/\s/g, ''));
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(LONGEST_PASSAGE);
      }),
    );
  });
});
