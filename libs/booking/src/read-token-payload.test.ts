import { quoteCamp } from '@kidcode/pricing';
import { ONLINE_COURSES } from '@kidcode/scheduling';
import { centerCampPayload, readTokenPayload } from './payloads';
import { courseForToken } from './for-token';
import { enumerateSelections } from './enumerate-selections';

const camps = enumerateSelections('winter').map((selection) =>
  centerCampPayload(quoteCamp(selection), 'euless'),
);
const camp = { ...camps[0]! };

describe('readTokenPayload', () => {
  it.each(camps)('knows a camp: $registration_type $week', (fields) => {
    expect(readTokenPayload({ ...fields })).toEqual({ ok: true, value: { kind: 'center-camp', fields } });
  });

  it.each(ONLINE_COURSES)('knows a course: $title', ({ courseCode, startDates: [label] }) => {
    const made = courseForToken(courseCode, label);
    if (!made.ok) throw new Error(made.error.message);
    expect(readTokenPayload({ ...made.value })).toEqual({
      ok: true,
      value: { kind: 'online-course', fields: made.value },
    });
  });

  it.each([{}, { ...camp, week: 1 }, { name: 'KnCTX1001' }])('does not know %j', (payload) => {
    expect(readTokenPayload(payload)).toMatchObject({ error: { code: 'unknown-payload' } });
  });

  it('leaves out what it does not know', () => {
    const read = readTokenPayload({ ...camp, extra: 'x' });
    expect(read.ok && Object.keys(read.value.fields)).toEqual(Object.keys(camp));
  });

  it('is typed by its kind', () => {
    const read = readTokenPayload(camp);
    if (!read.ok || read.value.kind !== 'center-camp') throw new Error('expected a camp');
    // @ts-expect-error a camp has no course
    expect(read.value.fields.courseCode).toBeUndefined();
  });
});
