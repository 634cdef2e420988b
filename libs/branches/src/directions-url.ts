/** The maps search for a center's address, opened in a new tab by "Directions". Specification 2, section 7. */
export function directionsUrl(center: { readonly address: string }): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(center.address)}`;
}
