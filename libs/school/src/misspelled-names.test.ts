import { misspelledNames } from './misspelled-names';

const KNOWN = ['SITE_TODAY', 'SITE_ORIGIN', 'CAMP_TOKEN_SECRET', 'EMAILJS_TEMPLATE_ID', 'PORT', 'HOST'];

describe('misspelledNames', () => {
  it.each([
    ['SITE_TODY', 'SITE_TODAY'],
    ['SITE_TOADY', 'SITE_TODAY'],
    ['SITEORIGIN', 'SITE_ORIGIN'],
    // Two letters swapped are one mistake, and one more is left out.
    ['STIE_TODA', 'SITE_TODAY'],
    ['CAMP_TOKEN_SECRETS', 'CAMP_TOKEN_SECRET'],
    ['EMAILJS_TEMPLATES_ID', 'EMAILJS_TEMPLATE_ID'],
  ])('suggests for %s what was meant', (name, meant) => {
    expect(misspelledNames([name], KNOWN)).toEqual([`${name} is not known; did you mean ${meant}?`]);
  });

  it.each(['SITE_TODAY', 'HOME', 'POST', 'SITE_DIR', 'LESSOPEN', 'TERM_PROGRAM', ''])(
    'leaves %j alone',
    (name) => {
      expect(misspelledNames([name], KNOWN)).toEqual([]);
    },
  );
});
