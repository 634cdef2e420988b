/** Line drawings of the header on a 24 px grid. The icon library is too heavy for the first route. */
const GLYPHS = {
  pin: 'M12 21.5s-7.5-5.8-7.5-11.5a7.5 7.5 0 0 1 15 0c0 5.7-7.5 11.5-7.5 11.5ZM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  phone:
    'M8.5 3.5 10 8 7.7 9.7a14 14 0 0 0 6.6 6.6L16 14l4.5 1.5v3.7c0 .9-.8 1.6-1.7 1.5C10.4 20 4 13.6 3.3 5.2c-.1-.9.6-1.7 1.5-1.7Z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm6 6 12 12M18 6 6 18',
  moon: 'M20.5 14A8.7 8.7 0 1 1 10 3.5a7 7 0 0 0 10.5 10.5Z',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  down: 'm6 9.5 6 6 6-6',
  chat: 'M20.5 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.6a8 8 0 1 1 15.1-3.9ZM8.7 11.5h.01M12.5 11.5h.01M16.3 11.5h.01',
} as const;

/** A small line drawing; decoration, so the words stand beside it. */
export function Glyph({ name, size = 20 }: { readonly name: keyof typeof GLYPHS; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
