/** The names of the web platform that this library may use beside those of booking; browsers and Node have both. */

declare const btoa: (bytes: string) => string;
declare const atob: (base64: string) => string;
