import { chakra } from '@chakra-ui/react';
import { BRANCH_LIST, directionsUrl, isCenterId } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { LinkButton, VisuallyHidden } from '@kidcode/ui';
import { MapPin, MessageCircle, Phone } from 'lucide-react';

const Row = /* @__PURE__ */ chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' },
});

/** What of the school's contacts can stand in an answer: the text, and where it leads. */
const CONTACTS = [
  { Icon: Phone, text: BRAND.phone.display, label: `Call ${BRAND.phone.display}`, href: BRAND.phone.href },
  ...BRANCH_LIST.filter(({ id }) => isCenterId(id)).flatMap((branch) => [
    { Icon: Phone, text: branch.phone, label: `Call ${branch.name}`, href: branch.telHref },
    {
      Icon: MapPin,
      text: branch.address,
      label: `Directions to ${branch.name}`,
      href: directionsUrl(branch),
    },
  ]),
  ...(BRAND.whatsApp === null
    ? []
    : [{ Icon: MessageCircle, text: BRAND.whatsApp.display, label: 'WhatsApp', href: BRAND.whatsApp.href }]),
];

/** Phone numbers and addresses of an answer as buttons: its Markdown keeps no `tel:` (D-86). */
export function AnswerContacts({ answer }: { readonly answer: string }) {
  const named = CONTACTS.filter(({ text }) => answer.includes(text));
  if (named.length === 0) return null;
  return (
    <Row>
      {named.map(({ Icon, label, href }) => {
        const isElsewhere = href.startsWith('http');
        return (
          <LinkButton
            key={href}
            href={href}
            variant="outline"
            icon={<Icon size={16} aria-hidden="true" />}
            {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {label}
            {isElsewhere && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
          </LinkButton>
        );
      })}
    </Row>
  );
}
