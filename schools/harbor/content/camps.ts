import type { CampsContent } from '@kidcode/school';

/** The camp pages. Invented, so what the tools are is a sample. */
export const CAMPS: CampsContent = {
  overview: {
    title: 'Camps by the water',
    lead: 'Boats, signals and games, a week at a time. Invented, like the school.',
    picture: { src: '/pictures/hero/team-table.svg', alt: 'A table, four children, one robot.' },
  },
  tools: [
    { title: 'Wood and glue', text: 'Hulls and housings.', tools: ['Balsa', 'Paper', 'Tape'], sample: true },
    { title: 'Electronics', text: 'What moves and measures.', tools: ['Motors', 'Sensors'], sample: true },
    { title: 'Code', text: 'What decides.', tools: ['Block code', 'Python'], sample: true },
  ],
  steps: [
    { title: 'Pick the weeks', text: 'The price follows your choice.' },
    { title: 'Go on to the portal', text: 'With your choice and its price already filled in.' },
    { title: 'Tell us about your child', text: 'Allergies, lunch, who collects.' },
  ],
};
