import type { DocSendDeck } from './docsend-deck.ts'

type Form = { action: string; token: string }

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A whole page, with the frame that all pages of the service have. */
export const wrapPage = (title: string, body: string, token = '') =>
  `<!DOCTYPE html><html><head><title>DocSend - ${escapeHtml(title)}</title><meta name="csrf-param" content="authenticity_token">
<meta name="csrf-token" content="${token}"></head><body><div class="navbar">DocSend</div>${body}</body></html>`

const startForm = ({ action, token }: Form) =>
  `<form class="new_link_auth_form" id="new_link_auth_form" action="${action}" accept-charset="UTF-8" method="post">
<input name="utf8" type="hidden" value="✓"><input type="hidden" name="_method" value="patch">
<input type="hidden" name="authenticity_token" value="${token}">`

/** The form that asks who opens the deck, with the passcode where there is one. */
export function makeAuthForm(form: Form, deck: DocSendDeck, complaint: string): string {
  const error = complaint === '' ? '' : `<ul class="error-message"><li class="error">${complaint}</li></ul>`
  const email = `<input class="js-auth-form_email-field" placeholder="Email" type="email" name="link_auth_form[email]" id="link_auth_form_email">`
  const passcode = `<input placeholder="Passcode" type="password" name="link_auth_form[passcode]" id="link_auth_form_passcode">`
  return `<div id="prompt"><h3>This document requires that you identify yourself</h3>${startForm(form)}
<input type="hidden" name="link_auth_form[timezone_offset]" value="">${error}${deck.asksEmail ? email : ''}
${deck.passcode === undefined ? '' : passcode}<button type="submit" name="commit">Continue</button></form></div>`
}

export const makeCodeForm = (form: Form, email: string, complaint: string) =>
  `<div id="prompt"><div class="email-verification"><p>We sent a verification code to <strong>${escapeHtml(email)}</strong></p>
${startForm(form)}<div class="error">${complaint}</div><input type="text" name="link_auth_form[verification_code]">
<button type="submit">Verify</button></form></div></div>`

export const makeAgreementForm = (form: Form, paragraphs: string[], wantsName: boolean) =>
  `<div id="prompt"><div class="nda-agreement"><h3>Agreement</h3><div class="nda-agreement__content">
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</div>${startForm(form)}
${wantsName ? '<input type="text" name="link_auth_form[full_name]" placeholder="Full name">' : ''}
<button type="submit" class="nda-agreement__accept">I agree</button></form></div></div>`

export const makeAlert = (text: string) =>
  `<div class="row flash flash-notice"><div class="alert_content alert_content--with-close">${text}</div></div>`

export const makeViewer = (pages: number) =>
  `<div class="presentation-container"><div class="carousel-inner">${'<div class="item"></div>'.repeat(pages)}</div>
<div class="toolbar"><div class="page-label">1 of ${pages}</div></div>${Array.from(
    { length: pages },
    (_, index) => `<div class="document-thumb-container" data-page-num="${index + 1}"></div>`,
  ).join('')}</div>`

export const makeRoom = (decks: { href: string; name: string }[]) =>
  `<div class="bundle-viewer"><a class="bundle-folder" href="/view/s/folder/f/9"><div class="bundle-folder_name">Old</div></a>
${decks
  .map(
    ({ href, name }) =>
      `<a href="${href}"><div class="bundle-document_name">${escapeHtml(name)}</div><span>PDF</span></a>`,
  )
  .join('')}</div>`
