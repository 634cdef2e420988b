import type { WriteRequest } from './language-model.ts';
import { withinBudget } from './within-budget.ts';

const REQUEST: WriteRequest = {
  question: 'Hi',
  facts: [],
  passages: [],
  signal: new AbortController().signal,
};

function counted(limitSeen: number[]) {
  let calls = 0;
  return {
    take: (_: string, { limit }: { limit: number }) => {
      limitSeen.push(limit);
      calls += 1;
      return Promise.resolve(calls > limit ? 60 : 0);
    },
  };
}

describe('withinBudget', () => {
  // Each visitor had a limit and all together had none.
  it('writes for everybody together so many times, then lets the assistant quote', async () => {
    const asked: number[] = [];
    const model = withinBudget({ write: () => Promise.resolve('written') }, counted(asked), 2);
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push(await model?.write(REQUEST));
    expect(answers).toEqual(['written', 'written', null]);
    expect(asked).toEqual([2, 2, 2]);
  });

  it('spends nothing when the counter is out of order', async () => {
    const write = jest.fn(() => Promise.resolve('written'));
    const model = withinBudget({ write }, { take: () => Promise.reject(new Error('down')) }, 2);
    expect(await model?.write(REQUEST)).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  it('is none without a model', () => {
    expect(withinBudget(null, counted([]), 2)).toBeNull();
  });
});
