/** What is said of every response of DocSend that is not understood. */
export const notLetIn = 'DocSend did not let Firstread in. Open the link, save the deck as PDF, and add it here.'

export const docSendSentences = {
  email: 'DocSend asks who opens this deck. Enter an email address; the sender will see it.',
  emailRefused: (email: string) =>
    `DocSend did not accept ${email}. Enter another address, such as the one that the link was sent to.`,
  notAllowed: (email: string) =>
    `The sender has not allowed ${email} to open this deck. Enter an address that is allowed, or ask the sender.`,
  restricted: 'The sender allows only certain visitors. Ask the sender to let you in, or for the deck as PDF.',
  passcode: 'This DocSend link has a passcode. Enter the one that you were sent.',
  passcodeWrong: 'This passcode is not right. Check it with the sender, and enter it again.',
  code: (email: string) => `DocSend has sent a code to ${email}. Enter it here.`,
  codeWrong: (email: string) =>
    `This code is not right, or is too old. Enter the newest that DocSend sent to ${email}.`,
  agreement: 'The sender asks for an agreement before the deck opens. Read it, and accept it to go on.',
  agreementChanged: 'The agreement has changed since it was accepted. Read it again, and accept it to go on.',
  choice: (count: number) => `This link leads to a room of ${count} documents. Choose the deck.`,
  choiceGone: 'The document that was chosen is not in the room any more. Choose the deck.',
  emptyRoom: 'This DocSend room shows no document. Open it, save the deck as PDF, and add it here.',
  gone: 'This DocSend link does not work any more. Ask the sender for a new one, or for the deck as PDF.',
  video: 'This DocSend link shows a video, not a deck. Ask the sender for the deck as PDF.',
  busy: 'DocSend asks to wait before more pages are opened. Try again in an hour.',
  down: 'DocSend responded with an error. Try again later, or save the deck as PDF and add it here.',
  tooManyPages: (count: number, most: number) =>
    `The deck has ${count.toLocaleString('en-US')} pages; at most ${most} are read. Add the part that matters as PDF.`,
  pageMissing: (page: number, count: number) =>
    `DocSend did not send page ${page} of ${count}. Try again, or open the link, save the deck as PDF, and add it here.`,
  tooLarge: 'The pages of this deck are larger than Firstread takes. Add the deck as a smaller PDF.',
} as const
