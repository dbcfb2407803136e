/** Universities and schools that investors count as strong, as they are printed in biographies (upper tiers of the world rankings, top business and engineering schools). */
export const strongUniversities: readonly string[] = [
  'Stanford', 'MIT', 'Massachusetts Institute of Technology', 'Harvard', 'Princeton', 'Yale', 'Columbia University', 'Columbia Business School', 'Cornell',
  'Brown University', 'Dartmouth', 'University of Pennsylvania', 'UPenn', 'Wharton', 'UC Berkeley', 'Berkeley', 'Haas', 'Caltech', 'California Institute of Technology', 'Carnegie Mellon', 'CMU',
  'University of Chicago', 'Chicago Booth', 'Booth School', 'Northwestern', 'Kellogg', 'Duke', 'Johns Hopkins', 'UCLA', 'University of Michigan', 'Georgia Tech', 'UIUC', 'University of Illinois Urbana-Champaign',
  'University of Texas at Austin', 'UT Austin', 'University of Washington', 'NYU', 'New York University', 'Stern School', 'Sloan', 'UCSD', 'UC San Diego', 'Rice University', 'Vanderbilt', 'Notre Dame', 'Georgetown', 'University of Virginia',
  'Oxford', 'Cambridge', 'Imperial College', 'UCL', 'University College London', 'London School of Economics', 'LSE', 'London Business School', 'LBS', 'King’s College London', "King's College London",
  'University of Edinburgh', 'University of Manchester', 'University of Warwick', 'ETH', 'ETH Zurich', 'ETH Zürich', 'EPFL', 'INSEAD', 'HEC', 'HEC Paris', 'École Polytechnique', 'Ecole Polytechnique', 'Polytechnique',
  'CentraleSupélec', 'CentraleSupelec', 'Ecole Centrale', 'École Centrale', 'Centrale Paris', 'Mines ParisTech', 'Mines Paris', 'Sciences Po', 'ESSEC', 'ESCP', 'École Normale Supérieure', 'ENS Paris', 'Supélec', 'Supelec', 'Télécom Paris', 'Telecom ParisTech', 'Sorbonne',
  'TU Munich', 'TUM', 'Technical University of Munich', 'LMU', 'RWTH', 'RWTH Aachen', 'KIT', 'Karlsruhe Institute of Technology', 'TU Berlin', 'TU Delft', 'WHU', 'Mannheim Business School', 'St. Gallen', 'HSG', 'Heidelberg University', 'Humboldt University',
  'KU Leuven', 'Bocconi', 'Politecnico di Milano', 'IE Business School', 'IESE', 'ESADE', 'KTH', 'Chalmers', 'Stockholm School of Economics', 'Copenhagen Business School', 'DTU', 'Aalto', 'Karolinska', 'Lund University', 'University of Copenhagen',
  'IIT', 'IIM', 'Indian Institute of Technology', 'Indian Institute of Management', 'BITS Pilani', 'IISc', 'ISB', 'Tsinghua', 'Peking University', 'Fudan', 'Zhejiang University', 'Shanghai Jiao Tong', 'HKUST', 'University of Hong Kong', 'NUS',
  'National University of Singapore', 'NTU', 'Nanyang', 'University of Tokyo', 'Kyoto University', 'Tokyo Institute of Technology', 'KAIST', 'Seoul National University', 'POSTECH', 'Technion', 'Tel Aviv University', 'Hebrew University', 'Weizmann',
  'University of Toronto', 'University of Waterloo', 'Waterloo', 'McGill', 'UBC', 'University of British Columbia', 'University of Melbourne', 'University of Sydney', 'UNSW', 'ANU', 'Monash', 'ITAM', 'Tecnológico de Monterrey', 'Tec de Monterrey', 'USP',
  'University of São Paulo', 'Universidade de São Paulo', 'FGV', 'Insper', 'ITA', 'Universidad de los Andes', 'Pontificia Universidad Católica de Chile', 'Moscow State University', 'MIPT', 'University of Cape Town', 'American University of Beirut', 'Sharif University', 'KAUST', 'West Point', 'Olin College', 'Harvey Mudd',
  '清华大学', '清华', '北京大学', '北大', '复旦大学', '浙江大学', '上海交通大学', '哈佛', '斯坦福', '麻省理工',
]

/** Names that are towns, people or words too; they count only beside a word of study ('BSc', 'alumni', 'University'). */
export const ambiguousUniversities: ReadonlySet<string> = new Set([
  'berkeley', 'cambridge', 'oxford', 'duke', 'sloan', 'haas', 'waterloo', 'kellogg', 'eth', 'kit', 'ita', 'usp', 'anu', 'st gallen', 'aalto', 'nus', 'lund university', 'northwestern', 'georgetown', 'isb', 'cornell', 'stern school', 'hec', 'lbs', 'notre dame', 'polytechnique', 'dtu', 'fgv', 'ntu',
])
