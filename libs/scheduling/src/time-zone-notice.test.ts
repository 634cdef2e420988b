import fc from 'fast-check';
import { siteDay } from '@kidcode/school';
import { zoneAbbreviation, timeZoneNotice } from './time-elsewhere';

const WINTER_DAY = siteDay('2025-12-22');

describe('zoneAbbreviation', () => {
  it.each([
    ['2025-12-22', 'CST'],
    ['2025-03-08', 'CST'],
    ['2025-03-09', 'CDT'],
    ['2025-07-04', 'CDT'],
    ['2025-11-01', 'CDT'],
    ['2025-11-02', 'CST'],
  ])('%s is in %s', (day, abbreviation) => {
    expect(zoneAbbreviation(siteDay(day))).toBe(abbreviation);
  });
});

describe('timeZoneNotice', () => {
  it.each(['America/Chicago', 'US/Central', 'America/Menominee', ' America/Chicago '])(
    'says nothing in %s',
    (zone) => {
      expect(timeZoneNotice(zone, WINTER_DAY)).toBeNull();
    },
  );

  it.each([undefined, '', '   '])('says nothing when the browser reports %j', (zone) => {
    expect(timeZoneNotice(zone, WINTER_DAY)).toBeNull();
  });

  it('names Central time and the detected zone', () => {
    expect(timeZoneNotice('America/Los_Angeles', WINTER_DAY)).toEqual({
      abbreviation: 'CST',
      detectedZone: 'America/Los_Angeles',
      message:
        'All times are in the Central time zone (CST). Your detected time zone is America/Los_Angeles.',
    });
  });

  it('says CDT for a day in summer', () => {
    expect(timeZoneNotice('Europe/Berlin', siteDay('2026-07-06'))?.message).toContain('(CDT)');
  });

  it('Mexico City shares the winter clock only, so it gets the notice', () => {
    expect(timeZoneNotice('America/Mexico_City', WINTER_DAY)?.detectedZone).toBe('America/Mexico_City');
  });

  it('never throws on any zone name', () => {
    fc.assert(
      fc.property(fc.string(), (zone) => {
        expect(timeZoneNotice(zone, WINTER_DAY)?.abbreviation ?? 'CST').toBe('CST');
      }),
    );
  });
});
