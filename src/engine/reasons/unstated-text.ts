/** The reason of an empty field that nothing in the deck or the updates speaks of. */
export const unstatedText = 'Not stated in the deck or the updates.'
