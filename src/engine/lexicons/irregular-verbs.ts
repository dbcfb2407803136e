/** Irregular forms of verbs and nouns that prose about companies uses, each behind its lemma; the past comes first. */
const irregular = `grow:grew,grown make:made build:built sell:sold pay:paid win:won lead:led run:ran hold:held keep:kept take:took,taken
give:gave,given get:got,gotten bring:brought buy:bought find:found spend:spent leave:left lose:lost rise:rose,risen fall:fell,fallen
begin:began,begun become:became come:came go:went,gone,goes do:did,done,does have:had,has be:was,were,been,is,are,am say:said see:saw,seen
tell:told think:thought teach:taught know:knew,known show:showed,shown write:wrote,written speak:spoke,spoken drive:drove,driven
choose:chose,chosen break:broke,broken draw:drew,drawn shrink:shrank,shrunk mean:meant meet:met send:sent set:set put:put cut:cut let:let
cost:cost hit:hit read:read stand:stood understand:understood beat:beat,beaten put:put spread:spread deal:dealt lend:lent
person:people child:children man:men woman:women company:companies business:businesses analysis:analyses die:dying lie:lying
hear:heard feel:felt catch:caught seek:sought fly:flew,flown wear:wore,worn steal:stole,stolen sit:sat feed:fed bind:bound grind:ground
leap:leapt undertake:undertook,undertaken overtake:overtook,overtaken throw:threw,thrown ride:rode,ridden use:used,using,uses half:halves shelf:shelves`

/** From a form to its lemma. */
export const lemmaByForm: ReadonlyMap<string, string> = new Map(
  irregular.split(/\s+/u).flatMap((entry): Array<[string, string]> => {
    const [lemma = '', forms = ''] = entry.split(':')
    return forms.split(',').map((form) => [form, lemma])
  }),
)

const notPast = new Set(
  'uses using goes does has is are am people children men women companies businesses analyses dying lying halves shelves read'.split(
    ' ',
  ),
)
/** Irregular forms that tell something as done. */
export const pastForms: ReadonlySet<string> = new Set([...lemmaByForm.keys()].filter((form) => !notPast.has(form)))
