import { chooseProgram } from './program-chooser';

describe('chooseProgram', () => {
  it.each([
    ['core', 'online', null, '/programs/online/core'],
    ['core', 'online', 'euless', '/programs/online/core'],
    ['specialized', 'online', 'online', '/online-specialized-programs'],
    ['specialized', 'online', 'flower-mound', '/online-specialized-programs'],
    ['core', 'in-center', 'euless', '/programs/euless/core'],
    ['core', 'in-center', 'flower-mound', '/programs/flower-mound/core'],
    ['core', 'in-center', null, '/programs/in-center/core'],
    ['core', 'in-center', 'online', '/programs/in-center/core'],
    ['specialized', 'in-center', 'euless', '/euless/programs/specialized'],
    ['specialized', 'in-center', 'flower-mound', '/flower-mound/programs/specialized'],
    ['specialized', 'in-center', null, '/programs/in-center/specialized'],
    ['specialized', 'in-center', 'online', '/programs/in-center/specialized'],
  ] as const)('%s, %s, branch %s leads to %s', (program, mode, branch, path) => {
    expect(chooseProgram({ program, mode, branch })).toBe(path);
  });

  it('takes branch ids only', () => {
    // @ts-expect-error a typo is no branch
    expect(chooseProgram({ program: 'core', mode: 'in-center', branch: 'eules' })).toBe(
      '/programs/in-center/core',
    );
  });
});
