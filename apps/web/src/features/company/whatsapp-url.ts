import { BRAND } from '@kidcode/site';

/** Opens a chat with the greeting already written (specification 1, section 2, "Home"). */
export function whatsAppUrl(): string {
  return `${BRAND.whatsApp.href}?text=${encodeURIComponent(BRAND.whatsApp.greeting)}`;
}
