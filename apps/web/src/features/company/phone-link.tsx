import { TextLink } from '@kidcode/ui';

/** A phone number that dials; it never breaks over two lines. */
export function PhoneLink({ display, href }: { readonly display: string; readonly href: string }) {
  return (
    <TextLink href={href} whiteSpace="nowrap">
      {display}
    </TextLink>
  );
}
