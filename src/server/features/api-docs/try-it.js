// The script of /docs: makes the calls that its forms describe, and shows what came back.
const streamMs = 5_000
const longestShown = 100_000
const token = document.querySelector('#token')

try {
  token.value = localStorage.getItem('token') ?? ''
} catch {
  // A browser that keeps no storage: the token is pasted.
}
document.querySelector('#token-field').hidden = false

for (const form of document.querySelectorAll('form.try')) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

/** The call that a form describes as it is filled in now. */
function requestOf(form) {
  let path = form.dataset.path
  const query = new URLSearchParams()
  const parts = new FormData()
  const headers = new Headers()
  let body
  for (const input of form.querySelectorAll('[data-in]')) {
    const { name, value } = input
    const where = input.dataset.in
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
    if (where === 'query' && value !== '') query.set(name, value)
    if (where === 'body') {
      body = value
      headers.set('Content-Type', 'application/json')
    }
    if (where === 'form') {
      body = parts
      if (input.type === 'file') for (const file of input.files) parts.append(name, file)
      else if (value !== '') parts.append(name, value)
    }
  }
  if ('token' in form.dataset && token.value !== '') headers.set('Authorization', `Token ${token.value.trim()}`)
  const address = query.size === 0 ? path : `${path}?${query}`
  return [address, { method: form.dataset.method, headers, body, cache: 'no-store' }]
}

async function send(form) {
  const answer = form.querySelector('.answer')
  const button = form.querySelector('button')
  button.disabled = true
  answer.replaceChildren(line('Sending…'))
  const start = performance.now()
  try {
    const response = await fetch(...requestOf(form))
    const shown = await contentOf(response)
    const time = Math.round(performance.now() - start)
    answer.replaceChildren(line(`${response.status} ${response.statusText} · ${time} ms`, response.ok), shown)
  } catch (error) {
    answer.replaceChildren(line(`No answer came: ${error.message}`, false))
  } finally {
    button.disabled = false
  }
}

/** JSON and text are shown, events for a few seconds; anything else is a file to save. */
async function contentOf(response) {
  const type = response.headers.get('Content-Type') ?? ''
  const disposition = response.headers.get('Content-Disposition') ?? ''
  if (type.startsWith('text/event-stream')) return pre(await firstEvents(response.body))
  if (type.startsWith('application/json') && !disposition.startsWith('attachment')) {
    return pre(JSON.stringify(await response.json(), null, 2))
  }
  const bytes = await response.blob()
  if (bytes.size === 0) return pre('(no content)')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  const name = /filename\*=UTF-8''([^;\s]+)/.exec(disposition)?.[1]
  link.download = name ? decodeURIComponent(name) : `answer.${type.split(/[/;+]/)[1] ?? 'bin'}`
  link.textContent = `Save ${link.download} (${bytes.size.toLocaleString('en')} bytes)`
  return link
}

async function firstEvents(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  const end = setTimeout(() => reader.cancel(), streamMs)
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
  clearTimeout(end)
  return `${text}\n(the first ${streamMs / 1000} seconds)`
}

function line(words, isGood) {
  const shown = document.createElement('p')
  shown.textContent = words
  if (isGood !== undefined) shown.className = isGood ? 'good' : 'bad'
  return shown
}

function pre(words) {
  const shown = document.createElement('pre')
  shown.tabIndex = 0
  shown.textContent = words.length > longestShown ? `${words.slice(0, longestShown)}\n…` : words
  return shown
}
