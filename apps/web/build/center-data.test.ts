import { FEW_CENTERS } from '@kidcode/branches';
import { CENTERS } from '@kidcode/current-school';
import { centersFile, centersFrom, MOST_IN_SCRIPT } from './center-data';

it('takes the facts out of scripts from the size on at which pages stop listing them all', () => {
  expect(MOST_IN_SCRIPT).toBe(FEW_CENTERS);
});

it('keeps every fact, under a name that changes with them', () => {
  const { fileName, source } = centersFile(CENTERS);
  expect(JSON.parse(source)).toEqual(CENTERS);
  expect(fileName).toMatch(/^assets\/centers-[0-9a-f]{8}\.json$/);
  expect(centersFile(CENTERS).fileName).toBe(fileName);
  expect(centersFile(CENTERS.slice(1)).fileName).not.toBe(fileName);
});

it('leaves a script as large as it is, whatever centers there are', () => {
  const address = `/${centersFile(CENTERS).fileName}`;
  const more = `/${centersFile([...CENTERS, ...CENTERS]).fileName}`;
  for (const hasBoot of [true, false])
    expect(centersFrom(more, hasBoot)).toHaveLength(centersFrom(address, hasBoot).length);
  expect(centersFrom(address, false)).toContain(address);
});
