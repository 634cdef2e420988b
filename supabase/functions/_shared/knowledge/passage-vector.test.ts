import { passageVectors } from './passage-vector.ts';

const VECTORS: Readonly<Record<string, readonly number[]>> = {
  'Until when?': [2, 0],
  'Winter Camp. Until when?. By Friday.': [0, 5],
  'Winter Camp': [0, 1],
  'Winter Camp. . Two weeks.': [0, 1],
};
const embedder = {
  model: 'two',
  embed: (texts: readonly string[]) => Promise.resolve(texts.map((text) => VECTORS[text] ?? [])),
};

describe('passageVectors', () => {
  it('lies in the middle between the heading and the whole, whatever their length', async () => {
    const passage = { topic: 'Winter Camp', heading: 'Until when?', content: 'By Friday.' };
    expect(await passageVectors([passage], embedder)).toEqual([[0.5, 0.5]]);
  });

  it('takes the topic for a passage without a heading', async () => {
    const passage = { topic: 'Winter Camp', heading: '', content: 'Two weeks.' };
    expect(await passageVectors([passage], embedder)).toEqual([[0, 1]]);
  });
});
