import { BRAND } from '@kidcode/current-school';
import type { Contact } from '@kidcode/school';

export { BRAND };
export type { SocialLink, StoreLink } from '@kidcode/school';

/** Opens a chat with the greeting already written (specification 1, section 2, "Home"); null without such a number. */
export const WHATSAPP_CHAT: Contact | null =
  BRAND.whatsApp === null
    ? null
    : {
        display: BRAND.whatsApp.display,
        href: `${BRAND.whatsApp.href}?text=${encodeURIComponent(BRAND.whatsApp.greeting)}`,
      };
