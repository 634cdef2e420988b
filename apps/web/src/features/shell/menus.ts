/** One script for the menus of both screen sizes: they share most of it. */
export { MenuBar } from './menu-bar';
export { PhoneMenu } from './phone-menu';
