import fc from 'fast-check';
import { findPlace } from './find-place';

const PLACES = [
  { zip: '75022', city: 'Flower Mound', lat: 33.03, lng: -97.12 },
  { zip: '75028', city: 'Flower Mound', lat: 33.05, lng: -97.06 },
  { zip: '76102', city: 'Fort Worth', lat: 32.76, lng: -97.33 },
];

describe('findPlace', () => {
  it.each(['75028', ' 75028 ', '75028-1234'])('finds the ZIP code %p', (query) => {
    expect(findPlace(query, PLACES)).toEqual({
      ok: true,
      value: { kind: 'zip', name: '75028', label: '75028 (Flower Mound)', at: { lat: 33.05, lng: -97.06 } },
    });
  });

  // The address that stands on a center's card was not found.
  it.each([
    'Flower Mound, TX 75028',
    'Flower Mound TX 75028-1234',
    '100 Example Meadow Lane, Flower Mound, TX 75028, USA',
    '12345 Main Street, Flower Mound, Texas 75028',
    '75028 Flower Mound',
    'zip 75028',
    '７５０２８',
  ])('finds the ZIP code in %p', (query) => {
    expect(findPlace(query, PLACES)).toMatchObject({ value: { kind: 'zip', name: '75028' } });
  });

  it.each(['Flower Mound', 'flower  mound', 'FLOWER MOUND, TX', 'Flower Mound Texas.'])(
    'finds the middle of the city %p',
    (query) => {
      const found = findPlace(query, PLACES);
      expect(found).toMatchObject({ ok: true, value: { kind: 'city', label: 'Flower Mound' } });
      expect(found.ok && found.value.at.lat).toBeCloseTo(33.04, 6);
      expect(found.ok && found.value.at.lng).toBeCloseTo(-97.09, 6);
    },
  );

  it.each(['Ft Worth', 'ft. worth, tx', 'Fort Worth'])('understands %p', (query) => {
    expect(findPlace(query, PLACES)).toMatchObject({ value: { label: 'Fort Worth' } });
  });

  it.each([
    ['', 'blank'],
    ['   ', 'blank'],
    ['99999', 'unknown-zip'],
    ['Paris, TX 75460', 'unknown-zip'],
    ['750281', 'unknown-city'],
    ['7502', 'unknown-city'],
    ['Paris', 'unknown-city'],
    ['TX', 'unknown-city'],
    ['mound', 'unknown-city'],
  ])('says for %p why there is no place: %s', (query, code) => {
    expect(findPlace(query, PLACES)).toMatchObject({ ok: false, error: { code } });
  });

  it('finds every ZIP code and city that it knows, and never throws', () => {
    for (const { zip, city } of PLACES) {
      expect([findPlace(zip, PLACES).ok, findPlace(city, PLACES).ok]).toEqual([true, true]);
    }
    fc.assert(fc.property(fc.string(), (query) => expect(() => findPlace(query, PLACES)).not.toThrow()));
  });
});
