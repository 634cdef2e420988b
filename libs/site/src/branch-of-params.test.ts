import { isAdditionalProgramId } from './param-values';
import { branchOfParams } from './place-name';

describe('branchOfParams', () => {
  it.each([
    [{ branchId: 'euless' }, 'euless'],
    [{ locationId: 'online' }, 'online'],
    [{ locationId: 'in-center' }, null],
    [{ branchId: 'dallas' }, null],
    [{}, null],
  ])('of %j is %s', (params, branch) => {
    expect(branchOfParams(params)).toBe(branch);
  });
});

describe('isAdditionalProgramId', () => {
  it('knows the additional programs and nothing else', () => {
    expect(isAdditionalProgramId('parent-night')).toBe(true);
    expect(isAdditionalProgramId('knitting')).toBe(false);
    expect(isAdditionalProgramId(null)).toBe(false);
  });
});
