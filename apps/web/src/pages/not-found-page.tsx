import { followPath } from '@kidcode/site';
import { PageHero, styled } from '@kidcode/ui';
import { Link } from 'react-router-dom';
import { ActionLink } from '../shared/page-link';

/** Those that this school has. */
const LINKS = [
  { href: '/programs', label: 'Programs' },
  { href: '/camps', label: 'Camps' },
  { href: '/learning-centers', label: 'Learning centers' },
  { href: '/class-schedule', label: 'Class schedule' },
  { href: '/faq', label: 'FAQ' },
  { href: '/contact-us', label: 'Contact us' },
].filter(({ href }) => followPath(href).end !== null);

const List = /* @__PURE__ */ styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontWeight: '700',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'accent.text' },
  },
});

export function NotFoundPage() {
  return (
    <PageHero
      eyebrow="Error 404"
      title="Oops! Page not found"
      lead={
        <>
          <p>
            There is no page at this address: it may have moved, or a letter is missing. Perhaps it is one of
            these:
          </p>
          <List>
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </List>
        </>
      }
      actions={<ActionLink href="/" label="Return to Home" variant="primary" />}
      picture={
        <img
          src="/pictures/programs/not-found.svg"
          alt="A puzzled robot holds a piece next to a puzzle with a hole in the middle."
          width={480}
          height={360}
        />
      }
    />
  );
}
