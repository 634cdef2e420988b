import { pageFacts, pageHead } from './page-head';
import { readDocument } from './read-document';

const LEAST = 'name: Harvest\ntitle: Harvest days\ndescription: What grows here.';
const read = (more = '') =>
  readDocument(pageHead, { file: 'pages/harvest.md', text: `${LEAST}\n${more}`, linesAbove: 1 });
const factsOf = (more?: string) => {
  const found = read(more);
  return found.ok ? pageFacts('harvest', found.value.value) : found.error.map(({ message }) => message);
};

describe('the head of a page', () => {
  it('says next to nothing where it is short', () => {
    expect(factsOf()).toEqual({
      id: 'harvest',
      name: 'Harvest',
      title: 'Harvest days',
      description: 'What grows here.',
      address: null,
      places: null,
      under: null,
      icon: 'info',
      menu: null,
      footer: null,
      hidden: false,
    });
  });

  it.each([
    ['address: /harvest', { address: '/harvest' }],
    ['for: centers', { places: 'centers' }],
    ['for: online', { places: 'online' }],
    ['for: centers and online', { places: 'both' }],
    ['under: /programs/in-center', { under: '/programs/in-center' }],
    ['icon: leaf', { icon: 'leaf' }],
    ['menu: For Parents', { menu: { group: 'For Parents', place: null } }],
    ['menu: Company, 12', { menu: { group: 'Company', place: 12 } }],
    ['footer: Programs, 1', { footer: { group: 'Programs', place: 1 } }],
    ['hidden: yes', { hidden: true }],
  ])('reads "%s"', (line, facts) => expect(factsOf(line)).toMatchObject(facts));

  it.each([
    ['icon: laef', /there is no icon "laef"\. Did you mean "leaf"\?/],
    ['icon: leaflet', /there is no icon "leaflet"\. Did you mean "leaf"\?/],
    ['icon: zeppelin', /there is no icon "zeppelin"\. Some are home, grid/],
    ['menu: Companie, 2', /"Companie, 2"\. Did you mean "Company"\?/],
    ['footer: Elsewhere', /"Elsewhere"\. There is: Programs, Company/],
    ['menu: ", 3"', /place ", 3"\. There is/],
    // The sign-in of the office was served in the place of such a page.
    ['address: /office', /^no page can stand at \/office: the site has something else there\.$/],
    ['address: /outbox', /at \/outbox/],
    ['address: /functions/v1', /at \/functions\/v1/],
  ])('refuses "%s"', (line, sentence) => {
    expect(factsOf(line)).toEqual([expect.stringMatching(sentence)]);
  });

  it('keeps the days from which and until which it is shown', () => {
    expect(read('from: 2025-12-01\nuntil: 2026-01-02')).toMatchObject({
      ok: true,
      value: { value: { from: '2025-12-01', until: '2026-01-02' } },
    });
  });
});
