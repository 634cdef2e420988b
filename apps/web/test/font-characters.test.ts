/** @jest-environment node */
import { fontCharacters } from './font-characters';

describe.each(['fredoka', 'nunito'])('%s', (name) => {
  const characters = fontCharacters(`${__dirname}/../public/fonts/${name}.woff2`);

  it.each([
    'José Núñez',
    'Zoë Müller',
    'François Lefèvre',
    'Åsa Bjørnsen',
    '¿Qué? ¡Sí! 1.º',
    '“½ off” – €5 × 2…',
  ])('writes %s', (words) => {
    expect(Array.from(words).filter((letter) => !characters.has(letter))).toEqual([]);
  });

  it('is read as it is: a Cyrillic letter it never had', () => {
    expect(characters.has('Ж')).toBe(false);
    expect(characters.size).toBe(184);
  });
});
