// Only these two names: a dynamic import of the whole package would bring the rest along.
export { init, send } from '@emailjs/browser';
