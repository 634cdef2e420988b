export { BRAND } from '@kidcode/current-school';
export type { Brand, Contact as BrandPhone, SocialLink, StoreLink } from '@kidcode/school';
